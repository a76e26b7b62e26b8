"""Name -> () -> Stranger."""

import agents
import contrastive
import doubtful
import language
import libraries
import loops
import optimizers
import research
import sequences
import solvers
import structure
import styles
import traps
import vision

STRANGERS = {**language.LANGUAGE, **vision.VISION, **styles.STYLES, **doubtful.DOUBTFUL, **contrastive.CONTRASTIVE,
             **agents.AGENTS, **loops.LOOPS, **structure.STRUCTURE, **libraries.LIBRARIES,
             **sequences.SEQUENCES, **research.RESEARCH, **traps.TRAPS, **solvers.SOLVERS, **optimizers.all_of_them()}
