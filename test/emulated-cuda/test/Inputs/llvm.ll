; Vector add and a block's sum, as LLVM's NVPTX backend writes them.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@part = internal addrspace(3) global [8 x float] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)
declare float @llvm.nvvm.ex2.approx.f32(float)
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.floor.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.bswap.i32(i32)

; Eight elements a thread, in two accesses of 16 bytes.
define ptx_kernel void @vectorAdd(ptr addrspace(1) noalias readonly align 16 %a, ptr addrspace(1) noalias readonly align 16 %b, ptr addrspace(1) align 16 %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %base = mul i32 %c, %d
  %at = add i32 %base, %t
  %i = shl i32 %at, 3
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %end
work:
  %w = zext i32 %i to i64
  %pa = getelementptr float, ptr addrspace(1) %a, i64 %w
  %pb = getelementptr float, ptr addrspace(1) %b, i64 %w
  %po = getelementptr float, ptr addrspace(1) %out, i64 %w
  %va = load <8 x float>, ptr addrspace(1) %pa, align 16
  %vb = load <8 x float>, ptr addrspace(1) %pb, align 16
  %s = fadd <8 x float> %va, %vb
  store <8 x float> %s, ptr addrspace(1) %po, align 16
  br label %end
end:
  ret void
}

; Sum of 256 bf16 a block: shuffles, then eight floats of shared memory.
define ptx_kernel void @blockSum(ptr addrspace(1) readonly align 16 %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %row = shl i32 %c, 8
  %i = add i32 %row, %t
  %p = getelementptr bfloat, ptr addrspace(1) %in, i32 %i
  %h = load bfloat, ptr addrspace(1) %p
  %v0 = fpext bfloat %h to float
  br label %warp
warp:
  %k = phi i32 [ 16, %0 ], [ %next, %warp ]
  %v = phi float [ %v0, %0 ], [ %sum, %warp ]
  %other = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %v, i32 %k, i32 31)
  %sum = fadd float %v, %other
  %next = lshr i32 %k, 1
  %more = icmp ne i32 %next, 0
  br i1 %more, label %warp, label %store
store:
  %lane = and i32 %t, 31
  %first = icmp eq i32 %lane, 0
  %w = lshr i32 %t, 5
  %slot = getelementptr [8 x float], ptr addrspace(3) @part, i32 0, i32 %w
  br i1 %first, label %put, label %meet
put:
  store float %sum, ptr addrspace(3) %slot
  br label %meet
meet:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %zero = icmp eq i32 %t, 0
  br i1 %zero, label %last, label %end
last:
  %all = load <8 x float>, ptr addrspace(3) @part, align 16
  %total = call float @llvm.vector.reduce.fadd.v8f32(float 0.0, <8 x float> %all)
  %half = fptrunc float %total to bfloat
  %q = getelementptr bfloat, ptr addrspace(1) %out, i32 %c
  store bfloat %half, ptr addrspace(1) %q
  br label %end
end:
  ret void
}
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>)

; What the kernels' emitter uses of arithmetic.
define ptx_kernel void @arithmetic(ptr addrspace(1) %floats, ptr addrspace(1) %ints, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pf = getelementptr float, ptr addrspace(1) %floats, i32 %t
  %pi = getelementptr i32, ptr addrspace(1) %ints, i32 %t
  %po = getelementptr float, ptr addrspace(1) %out, i32 %t
  %x = load float, ptr addrspace(1) %pf
  %i = load i32, ptr addrspace(1) %pi
  %a = call float @llvm.fma.f32(float %x, float 1.5, float 0.25)
  %b = call float @llvm.maximum.f32(float %a, float %x)
  %c = call float @llvm.minnum.f32(float %b, float 100.0)
  %d = call float @llvm.floor.f32(float %c)
  %e = call float @llvm.copysign.f32(float %d, float %x)
  %f = call float @llvm.fabs.f32(float %x)
  %g = call float @llvm.sqrt.f32(float %f)
  %h = fdiv float %e, 3.0
  %j = fadd float %g, %h
  %k = call i32 @llvm.ctpop.i32(i32 %i)
  %l = call i32 @llvm.fshl.i32(i32 %i, i32 %k, i32 7)
  %wide = sext i32 %i to i64
  %m = call i64 @llvm.ctlz.i64(i64 %wide, i1 false)
  %n = trunc i64 %m to i32
  %o = call i32 @llvm.smax.i32(i32 %l, i32 %n)
  %p = call i32 @llvm.bswap.i32(i32 %o)
  %q = ashr i32 %p, 20
  %r = sdiv i32 %q, 7
  %s = srem i32 %i, 13
  %u = sub i32 %r, %s
  %v = sitofp i32 %u to float
  %w = fadd float %v, %j
  %byte = trunc i32 %i to i8
  %y = sitofp i8 %byte to float
  %z = fadd float %w, %y
  %cmp = fcmp ult float %x, 0.0
  %sel = select i1 %cmp, float %z, float %j
  store float %sel, ptr addrspace(1) %po
  ret void
}
