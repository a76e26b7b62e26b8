"""Keras 3 on JAX: stateless calls and optimizers, as in its guide "Writing a training loop from scratch in JAX"."""

import dataclasses
import functools
import os

os.environ["KERAS_BACKEND"] = "jax"

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import keras  # noqa: E402
import numpy as np  # noqa: E402
from keras import layers as kl  # noqa: E402
from keras import losses as ko  # noqa: E402
from keras import optimizers as kt  # noqa: E402
from steps import ROWS, WIDTH, integers, normal, random  # noqa: E402
from stranger import Stranger  # noqa: E402

CLASSES, VOCABULARY = 5, 32


def _filled(variables):
    """The values of variables, drawn anew where they are weights."""
    values = []
    for variable in variables:
        shape, dtype = variable.shape, variable.dtype
        noise = random.standard_normal(shape) * 0.2
        values.append(jnp.asarray(noise if len(shape) > 1 else np.abs(1 + noise), dtype))
    return values


def _values(variables):
    return [jnp.array(variable.value) for variable in variables]


def _kinds(model):
    """Of what gradients do not train: seeds, running statistics, layers that stay."""
    fixed = {id(weight) for layer in model._flatten_layers() if not layer.trainable for weight in layer.weights}

    def kind(variable):
        if variable.dtype == "uint32":
            return "rng"
        return "model_state" if any(word in variable.path for word in ("moving", "vector")) and id(variable) not in fixed else "frozen"
    return [kind(variable) for variable in model.non_trainable_variables]


def step_of(model, loss, x, y, optimizer=None, metric=None):
    optimizer = optimizer or kt.Adam(1e-3)
    optimizer.build(model.trainable_variables)

    def compute(trainable, rest, metric_variables, x, y):
        predicted, rest, *losses = model.stateless_call(trainable, rest, x, training=True, return_losses=True)
        value = loss(y, predicted) + sum(losses[0])
        if metric:
            metric_variables = metric.stateless_update_state(metric_variables, y, predicted)
        return value, (rest, metric_variables)

    def train_step(state, data):
        trainable, rest, optimizer_variables, metric_variables = state
        (value, (rest, metric_variables)), grads = jax.value_and_grad(compute, has_aux=True)(
            trainable, rest, metric_variables, *data)
        trainable, optimizer_variables = optimizer.stateless_apply(optimizer_variables, grads, trainable)
        return value, (trainable, rest, optimizer_variables, metric_variables)
    if metric:
        metric.build(y, model(x)) if hasattr(metric, "build") else None
    counted = metric.variables if metric else []
    state = (_filled(model.trainable_variables), _values(model.non_trainable_variables), _values(optimizer.variables),
             _values(counted))
    kinds = ("param", _kinds(model), "opt", ["model_state"] * len(counted))
    return Stranger(train_step, (state, (x, y)), (kinds, "batch"), lambda a, r: (r[1], a[1]), (0,))


# ---- Models as the examples have them.

def _classified(*layers, shape, metric=None, optimizer=None):
    model = keras.Sequential([keras.Input(shape), *layers, kl.Dense(CLASSES)])
    return step_of(model, ko.SparseCategoricalCrossentropy(from_logits=True), normal(ROWS, *shape), integers(CLASSES, ROWS),
                   optimizer, metric)


def convolutions():
    return _classified(kl.Conv2D(8, 3, activation="relu"), kl.MaxPooling2D(), kl.Conv2D(8, 3, activation="relu"), kl.Flatten(),
                       kl.Dropout(0.5), shape=(16, 16, 3), metric=keras.metrics.SparseCategoricalAccuracy())


def residual():
    inputs = keras.Input((16, 16, 3))
    x = kl.Conv2D(8, 3, padding="same")(inputs)
    for _ in range(2):
        y = kl.Activation("relu")(kl.BatchNormalization()(x))
        y = kl.SeparableConv2D(8, 3, padding="same")(y)
        y = kl.BatchNormalization()(y)
        x = kl.add([x, kl.MaxPooling2D(3, 1, padding="same")(y)])
    outputs = kl.Dense(CLASSES, activation="softmax")(kl.Dropout(0.25)(kl.GlobalAveragePooling2D()(x)))
    return step_of(keras.Model(inputs, outputs), ko.SparseCategoricalCrossentropy(), normal(ROWS, 16, 16, 3), integers(CLASSES, ROWS))


def augmented():
    return _classified(kl.RandomFlip("horizontal"), kl.RandomTranslation(0.1, 0.1), kl.Rescaling(0.5), kl.Conv2D(8, 3, strides=2),
                       kl.GlobalMaxPooling2D(), shape=(16, 16, 3))


def lstm():
    model = keras.Sequential([keras.Input((10,), dtype="int32"), kl.Embedding(VOCABULARY, 16),
                              kl.Bidirectional(kl.LSTM(8, return_sequences=True)), kl.Bidirectional(kl.LSTM(8)),
                              kl.Dense(1, activation="sigmoid")])
    return step_of(model, ko.BinaryCrossentropy(), integers(VOCABULARY, ROWS, 10), integers(2, ROWS, 1).astype(np.float32))


def gru():
    return _classified(kl.GRU(8, return_sequences=True, dropout=0.1, recurrent_dropout=0.1), kl.GRU(8), shape=(10, WIDTH))


def convolutional_lstm():
    return _classified(kl.ConvLSTM2D(4, 3, padding="same"), kl.Flatten(), shape=(4, 6, 6, 2))


def temporal():
    return _classified(kl.Conv1D(8, 3, padding="causal", dilation_rate=2), kl.LeakyReLU(), kl.SpatialDropout1D(0.2),
                       kl.DepthwiseConv1D(3), kl.GlobalAveragePooling1D(), shape=(12, WIDTH))


def normalized():
    return _classified(kl.Conv2D(8, 3), kl.GroupNormalization(4), kl.UnitNormalization(), kl.PReLU(), kl.LayerNormalization(),
                       kl.SpectralNormalization(kl.Conv2D(4, 3)), kl.Flatten(), kl.RMSNormalization(), kl.AlphaDropout(0.1),
                       kl.ActivityRegularization(1e-3), shape=(10, 10, 3))


def regularized():
    return _classified(kl.Dense(16, kernel_regularizer="l2", activity_regularizer="l1", kernel_constraint="max_norm"),
                       kl.GaussianNoise(0.1), kl.GaussianDropout(0.1), kl.EinsumDense("ab,bc->ac", output_shape=8), shape=(WIDTH,))


def upsampled():
    inputs = keras.Input((8, 8, 3))
    x = kl.Conv2D(8, 3, strides=2, padding="same")(inputs)
    x = kl.Conv2DTranspose(8, 3, strides=2, padding="same", activation="elu")(x)
    x = kl.concatenate([x, kl.UpSampling2D(2, interpolation="bilinear")(kl.AveragePooling2D(2)(x))])
    return step_of(keras.Model(inputs, kl.Conv2D(CLASSES, 1)(kl.ZeroPadding2D(1)(kl.Cropping2D(1)(x)))),
                   ko.SparseCategoricalCrossentropy(from_logits=True), normal(ROWS, 8, 8, 3), integers(CLASSES, ROWS, 8, 8))


class Positions(kl.Layer):
    def __init__(self, count, width):
        super().__init__()
        self.tokens, self.positions = kl.Embedding(VOCABULARY, width), kl.Embedding(count, width)

    def call(self, x):
        return self.tokens(x) + self.positions(keras.ops.arange(x.shape[-1]))


def _block(x, causal=False, groups=None):
    attention = kl.GroupQueryAttention(8, 4, groups) if groups else kl.MultiHeadAttention(4, 8, dropout=0.1)
    x = kl.LayerNormalization()(x + attention(x, x, use_causal_mask=causal))
    return kl.LayerNormalization()(x + kl.Dropout(0.1)(kl.Dense(32)(kl.Dense(48, activation="gelu")(x))))


def generating():
    inputs = keras.Input((12,), dtype="int32")
    x = _block(_block(Positions(12, 32)(inputs), True), True, 2)
    ids = integers(VOCABULARY, ROWS, 13)
    return step_of(keras.Model(inputs, kl.Dense(VOCABULARY)(x)), ko.SparseCategoricalCrossentropy(from_logits=True),
                   ids[:, :-1], ids[:, 1:])


def masked():
    inputs = keras.Input((12,), dtype="int32")
    x = kl.Embedding(VOCABULARY, 32, mask_zero=True)(inputs)
    x = kl.LSTM(16, return_sequences=True)(x)
    x = kl.GlobalAveragePooling1D()(kl.Attention()([x, x]))
    ids = integers(VOCABULARY, ROWS, 12)
    ids[:, 8:] = 0
    return step_of(keras.Model(inputs, kl.Dense(CLASSES)(x)), ko.SparseCategoricalCrossentropy(from_logits=True), ids,
                   integers(CLASSES, ROWS))


def vision_transformer():
    inputs = keras.Input((16, 16, 3))
    patches = kl.Reshape((16, 32))(kl.Conv2D(32, 4, strides=4)(inputs))
    x = _block(patches + kl.Embedding(16, 32)(keras.ops.arange(16)))
    return step_of(keras.Model(inputs, kl.Dense(CLASSES)(kl.Flatten()(x))), ko.SparseCategoricalCrossentropy(from_logits=True),
                   normal(ROWS, 16, 16, 3), integers(CLASSES, ROWS), kt.AdamW(1e-3, weight_decay=1e-2))


class Sampling(kl.Layer):
    def __init__(self):
        super().__init__()
        self.seed_generator = keras.random.SeedGenerator(1337)

    def call(self, inputs):
        mean, log_variance = inputs
        self.add_loss(-0.5 * keras.ops.mean(1 + log_variance - mean ** 2 - keras.ops.exp(log_variance)))
        return mean + keras.ops.exp(0.5 * log_variance) * keras.random.normal(keras.ops.shape(mean), seed=self.seed_generator)


def autoencoder():
    inputs = keras.Input((WIDTH,))
    hidden = kl.Dense(16, activation="relu")(inputs)
    outputs = kl.Dense(WIDTH, activation="sigmoid")(kl.Dense(16, activation="relu")(Sampling()([kl.Dense(3)(hidden), kl.Dense(3)(hidden)])))
    x = random.random((ROWS, WIDTH)).astype(np.float32)
    return step_of(keras.Model(inputs, outputs), ko.BinaryCrossentropy(), x, x)


def recommended():
    inputs = keras.Input((2,), dtype="int32")
    users, items = kl.Embedding(24, 8)(inputs[:, 0]), kl.Embedding(20, 8)(inputs[:, 1])
    score = kl.Dot(1)([users, items]) + kl.Embedding(24, 1)(inputs[:, 0]) + kl.Embedding(20, 1)(inputs[:, 1])
    return step_of(keras.Model(inputs, kl.Activation("sigmoid")(score)), ko.BinaryCrossentropy(), integers(20, ROWS, 2),
                   random.random((ROWS, 1)).astype(np.float32))


def experts():
    inputs = keras.Input((WIDTH,))
    gates = kl.Softmax()(kl.Dense(3)(inputs))
    outputs = keras.ops.stack([kl.Dense(CLASSES)(kl.Dense(8, activation="swish")(inputs)) for _ in range(3)], 1)
    mixed = keras.ops.sum(outputs * gates[..., None], 1)
    return step_of(keras.Model(inputs, mixed), ko.SparseCategoricalCrossentropy(from_logits=True), normal(ROWS, WIDTH),
                   integers(CLASSES, ROWS))


def adapted():
    """LoRA: Dense.enable_lora freezes the kernel."""
    dense = kl.Dense(16, activation="relu")
    model = keras.Sequential([keras.Input((WIDTH,)), dense, kl.Dense(CLASSES)])
    dense.enable_lora(2)
    return step_of(model, ko.SparseCategoricalCrossentropy(from_logits=True), normal(ROWS, WIDTH), integers(CLASSES, ROWS))


def transferred():
    base = keras.Sequential([keras.Input((16, 16, 3)), kl.Conv2D(8, 3), kl.BatchNormalization(), kl.ReLU(), kl.Conv2D(8, 3)])
    base.trainable = False
    inputs = keras.Input((16, 16, 3))
    outputs = kl.Dense(CLASSES)(kl.GlobalAveragePooling2D()(base(inputs, training=False)))
    return step_of(keras.Model(inputs, outputs), ko.SparseCategoricalCrossentropy(from_logits=True), normal(ROWS, 16, 16, 3),
                   integers(CLASSES, ROWS))


def _application(make, size=32):
    model = make(weights=None, input_shape=(size, size, 3), classes=CLASSES)
    return step_of(model, ko.SparseCategoricalCrossentropy(), normal(ROWS, size, size, 3), integers(CLASSES, ROWS), kt.SGD(1e-2, 0.9))


def mixed_precision():
    keras.mixed_precision.set_global_policy("mixed_bfloat16")
    try:
        return dataclasses.replace(convolutions(), tolerance=2e-2)  # bf16 has 8 bits
    finally:
        keras.mixed_precision.set_global_policy("float32")


def _dense(optimizer):
    return _classified(kl.Dense(16, activation="tanh"), shape=(WIDTH,), optimizer=optimizer)


OPTIMIZERS = {
    **{name: functools.partial(getattr(kt, name), 1e-2) for name in (
        "SGD", "RMSprop", "Adam", "AdamW", "Adadelta", "Adagrad", "Adamax", "Adafactor", "Nadam", "Ftrl", "Lion", "Lamb")},
    "Muon": lambda: kt.Muon(1e-2, exclude_layers=[]), "nesterov": lambda: kt.SGD(1e-2, 0.9, nesterov=True),
    "amsgrad": lambda: kt.Adam(1e-2, amsgrad=True), "clipped": lambda: kt.Adam(1e-2, global_clipnorm=1.0),
    "clipped_by_value": lambda: kt.Adam(1e-2, clipvalue=0.5, weight_decay=0.01), "norms": lambda: kt.Adam(1e-2, clipnorm=1.0),
    "average": lambda: kt.Adam(1e-2, use_ema=True, ema_overwrite_frequency=2),
    "accumulated": lambda: kt.Adam(1e-2, gradient_accumulation_steps=2),
    "centered": lambda: kt.RMSprop(1e-2, centered=True, momentum=0.9),
    "scaled": lambda: kt.LossScaleOptimizer(kt.Adam(1e-2)),
    "scheduled": lambda: kt.SGD(kt.schedules.CosineDecay(0.0, 20, warmup_target=0.1, warmup_steps=2)),
}
_ROW = normal(ROWS, CLASSES)
LOSSES = {
    "CategoricalCrossentropy": (dict(from_logits=True, label_smoothing=0.1), random.dirichlet(np.ones(CLASSES), ROWS).astype(np.float32)),
    "CategoricalFocalCrossentropy": (dict(from_logits=True), random.dirichlet(np.ones(CLASSES), ROWS).astype(np.float32)),
    "BinaryFocalCrossentropy": (dict(from_logits=True, apply_class_balancing=True), (_ROW > 0).astype(np.float32)),
    "KLDivergence": ({}, random.dirichlet(np.ones(CLASSES), ROWS).astype(np.float32)), "Poisson": ({}, np.abs(_ROW)),
    "MeanSquaredError": ({}, _ROW), "MeanAbsoluteError": ({}, _ROW), "MeanAbsolutePercentageError": ({}, _ROW),
    "MeanSquaredLogarithmicError": ({}, np.abs(_ROW)), "CosineSimilarity": ({}, _ROW), "Huber": ({}, _ROW), "LogCosh": ({}, _ROW),
    "Hinge": ({}, np.sign(_ROW)), "SquaredHinge": ({}, np.sign(_ROW)), "CategoricalHinge": ({}, (_ROW > 1).astype(np.float32)),
    "Dice": ({}, (_ROW > 0).astype(np.float32)), "Tversky": ({}, (_ROW > 0).astype(np.float32)),
    "Circle": ({}, integers(3, ROWS)),
}


def _of_loss(name):
    options, y = LOSSES[name]
    model = keras.Sequential([keras.Input((WIDTH,)), kl.Dense(16, activation="softplus"), kl.Dense(CLASSES)])
    return step_of(model, getattr(ko, name)(**options), normal(ROWS, WIDTH), y)


APPLICATIONS = {
    "mobilenet": functools.partial(keras.applications.MobileNet, alpha=0.25),
    "mobilenet_v2": functools.partial(keras.applications.MobileNetV2, alpha=0.35),
}
STEPS = {
    **{make.__name__: make for make in (
        convolutions, residual, augmented, lstm, gru, convolutional_lstm, temporal, normalized, regularized, upsampled, generating, masked,
        vision_transformer, autoencoder, recommended, experts, adapted, transferred, mixed_precision)},
    **{f"optimizer_{name}": lambda make=make: _dense(make()) for name, make in OPTIMIZERS.items()},
    **{f"loss_{name}": functools.partial(_of_loss, name) for name in LOSSES},
    **{name: functools.partial(_application, make) for name, make in APPLICATIONS.items()},
}
