"""Name -> () -> Stranger."""

import agents
import contrastive
import doubtful
import language
import libraries
import loops
import optimizers
import structure
import styles
import vision

STRANGERS = {**language.LANGUAGE, **vision.VISION, **styles.STYLES, **doubtful.DOUBTFUL, **contrastive.CONTRASTIVE,
             **agents.AGENTS, **loops.LOOPS, **structure.STRUCTURE, **libraries.LIBRARIES,
             **optimizers.all_of_them()}
