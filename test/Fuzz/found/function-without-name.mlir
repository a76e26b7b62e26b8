"builtin.module"() ({
  "func.func"() <{function_type = () -> ()}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) {zero.phase = "import", zero.format = 3 : i64} : () -> ()
