"""Name -> () -> Stranger."""

import doubtful
import language
import libraries
import optimizers
import styles
import vision

STRANGERS = {**language.LANGUAGE, **vision.VISION, **styles.STYLES, **doubtful.DOUBTFUL,
             **libraries.LIBRARIES, **optimizers.all_of_them()}
