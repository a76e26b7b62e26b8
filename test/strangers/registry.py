"""Name -> () -> Stranger."""

import adaptation
import adopters
import adversarial
import agents
import aligners
import alike
import believers
import bidders
import budgets
import builders
import carried
import carriers
import causal
import chains
import coincidences
import contrastive
import control
import conversions
import crafts
import crossings
import curators
import deciders
import decisions
import denoisers
import disciplines
import dissenters
import doubtful
import dynamics
import embedding
import estimators
import experiments
import explorers
import families
import fellows
import fields
import frameworks
import frontiers
import galleries
import generative
import geometry
import habits
import heads
import hubs
import inventors
import keepers
import language
import language_models
import learners
import lenses
import libraries
import likelihoods
import loops
import machinery
import makers
import mavericks
import methods
import misread
import mixers
import modules
import moments
import notebooks
import novices
import objectives
import optimizers
import outer
import painters
import perception
import pictures
import players
import porters
import ports
import precisions
import preferring
import pupils
import pursuers
import rankers
import reactors
import readers
import recent
import recipes
import recurrences
import regimes
import regulars
import relations
import research
import returns
import rollouts
import rounders
import routers
import routines
import sciences
import scripts
import searches
import seekers
import seminars
import senses
import sequences
import sights
import signals
import solvers
import spliced
import stacks
import steppers
import structure
import styles
import stylists
import surveyors
import texts
import tinkerers
import toolboxes
import traps
import tuners
import updates
import vision
import wrappers

_TABLES = ((language, language.LANGUAGE), (vision, vision.VISION), (styles, styles.STYLES), (doubtful, doubtful.DOUBTFUL),
           (contrastive, contrastive.CONTRASTIVE), (agents, agents.AGENTS), (loops, loops.LOOPS),
           (structure, structure.STRUCTURE), (objectives, objectives.OBJECTIVES), (libraries, libraries.LIBRARIES),
           (sequences, sequences.SEQUENCES), (rankers, rankers.RANKERS), (perception, perception.PERCEPTION),
           (research, research.RESEARCH), (traps, traps.TRAPS), (precisions, precisions.PRECISIONS), (solvers, solvers.SOLVERS),
           (generative, generative.GENERATIVE), (adversarial, adversarial.ADVERSARIAL), (control, control.CONTROL),
           (adaptation, adaptation.ADAPTATION), (language_models, language_models.LANGUAGE_MODELS),
           (embedding, embedding.EMBEDDING), (sciences, sciences.SCIENCES), (signals, signals.SIGNALS), (habits, habits.HABITS),
           (regimes, regimes.REGIMES), (methods, methods.METHODS), (machinery, machinery.MACHINERY),
           (modules, modules.MODULES), (updates, updates.UPDATES), (texts, texts.TEXTS), (pictures, pictures.PICTURES),
           (decisions, decisions.DECISIONS), (rollouts, rollouts.ROLLOUTS),
           (frontiers, frontiers.FRONTIERS), (fields, fields.FIELDS), (relations, relations.RELATIONS),
           (families, families.FAMILIES), (causal, causal.CAUSAL), (senses, senses.SENSES), (chains, chains.CHAINS), (scripts, scripts.SCRIPTS),
           (players, players.PLAYERS), (makers, makers.MAKERS), (learners, learners.LEARNERS),
           (estimators, estimators.ESTIMATORS), (mixers, mixers.MIXERS), (misread, misread.MISREAD), (alike, alike.ALIKE),
           (likelihoods, likelihoods.LIKELIHOODS), (routines, routines.ROUTINES),
           (geometry, geometry.GEOMETRY), (recent, recent.RECENT), (experiments, experiments.EXPERIMENTS),
           (searches, searches.SEARCHES), (toolboxes, toolboxes.TOOLBOXES), (keepers, keepers.KEEPERS),
           (disciplines, disciplines.DISCIPLINES), (deciders, deciders.DECIDERS), (inventors, inventors.INVENTORS),
           (frameworks, frameworks.FRAMEWORKS), (recipes, recipes.RECIPES), (ports, ports.PORTS), (spliced, spliced.SPLICED),
           (tuners, tuners.TUNERS), (moments, moments.MOMENTS), (carried, carried.CARRIED), (sights, sights.SIGHTS),
           (dynamics, dynamics.DYNAMICS), (returns, returns.RETURNS), (crafts, crafts.CRAFTS),
           (lenses, lenses.LENSES), (reactors, reactors.REACTORS), (bidders, bidders.BIDDERS), (outer, outer.OUTER),
           (readers, readers.READERS), (aligners, aligners.ALIGNERS), (budgets, budgets.BUDGETS),
           (crossings, crossings.CROSSINGS),
           (hubs, hubs.HUBS), (painters, painters.PAINTERS), (stacks, stacks.STACKS),
           (conversions, conversions.CONVERSIONS), (preferring, preferring.PREFERRING), (recurrences, recurrences.RECURRENCES),
           (routers, routers.ROUTERS), (rounders, rounders.ROUNDERS),
           (pupils, pupils.PUPILS), (notebooks, notebooks.NOTEBOOKS), (coincidences, coincidences.COINCIDENCES),
           (curators, curators.CURATORS), (denoisers, denoisers.DENOISERS), (explorers, explorers.EXPLORERS),
           (steppers, steppers.STEPPERS), (surveyors, surveyors.SURVEYORS),
           (heads, heads.HEADS),
           (wrappers, wrappers.WRAPPERS),
           (seekers, seekers.SEEKERS),
           (stylists, stylists.STYLISTS),
           (galleries, galleries.GALLERIES),
           (pursuers, pursuers.PURSUERS),
           (tinkerers, tinkerers.TINKERERS),
           (builders, builders.BUILDERS),
           (novices, novices.NOVICES), (dissenters, dissenters.DISSENTERS),
           (believers, believers.BELIEVERS), (mavericks, mavericks.MAVERICKS), (regulars, regulars.REGULARS),
           (porters, porters.PORTERS), (carriers, carriers.CARRIERS), (seminars, seminars.SEMINARS),
           (adopters, adopters.ADOPTERS), (fellows, fellows.FELLOWS),
           (optimizers, optimizers.all_of_them()))
STRANGERS = {name: make for _, table in _TABLES for name, make in table.items()}


def file_of(name):
    """The file of this folder that a step is written in."""
    return next(f"{module.__name__}.py" for module, table in _TABLES if name in table)
