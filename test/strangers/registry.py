"""Name -> () -> Stranger."""

import agents
import contrastive
import doubtful
import language
import libraries
import loops
import optimizers
import precisions
import research
import sequences
import structure
import styles
import traps
import vision

STRANGERS = {**language.LANGUAGE, **vision.VISION, **styles.STYLES, **doubtful.DOUBTFUL, **contrastive.CONTRASTIVE,
             **agents.AGENTS, **loops.LOOPS, **structure.STRUCTURE, **libraries.LIBRARIES,
             **sequences.SEQUENCES, **research.RESEARCH, **traps.TRAPS, **precisions.PRECISIONS, **optimizers.all_of_them()}
