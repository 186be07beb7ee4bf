/**
 * `npm run bench -- trademark-likeness [--write]`: how well the likeness of marks tells labelled pairs apart, beside plain measures
 * and each axis alone in the same run; how it does on pairs that it was not fitted on (five-fold); look-alike characters;
 * transliterations; and suggestions of classes. Two tables need data that is not in the repository, and are not run without it:
 *
 * - `GAZETTE=<file>`: `index.xml` of an issue of TIPO's gazette (TrademarkXMLA)
 * - `UNIHAN=<folder>`: Unihan's text files (Debian: package `unicode-data`, unpacked by bunzip2)
 */
import { createRequire } from 'node:module'
import { printFigures } from '../figures.mjs'
import { dimsimScores, simpleBaselines, trigramScores } from './baselines.mjs'
import { gazettePairs, held, scoreAgainstOffice } from './gazette-pairs.mjs'
import { classes, looks, read, transliterations } from './likeness-tables.mjs'
import { numbersFrom } from './made-register.mjs'
import { areaInterval, areaUnderCurve, fitLogistic, linear, sigmoid } from './statistics.mjs'
import { writeLikenessEvidence } from './write-evidence.mjs'

/** @type {typeof import('@originseal/mark-similarity')} */
const library = createRequire(import.meta.url)('@originseal/mark-similarity')
const folds = 5
/** Share of the pairs that are not similar which a threshold lets through. */
const falseShare = 0.1

const inHan = ({ a, b }) => /\p{Script=Han}/u.test(a) && /\p{Script=Han}/u.test(b)

/** With its 95 % interval; the same numbers are drawn each time. */
function interval(name, rows) {
  const [from, to] = areaInterval(rows, numbersFrom(11))
  return { name: `likeness.interval ${name}`, value: `${from.toFixed(3)}–${to.toFixed(3)}`, unit: '' }
}

/** The area of all pairs, of those in characters on both sides, and of those that an office or a court decided. */
const areas = (name, rows) => [
  ...[
    ['', rows],
    [', both in Han', rows.filter(inHan)],
    [', decided', rows.filter(({ source }) => source === 'decided')],
  ].map(([which, some]) => ({
    name: `likeness.auc ${name}${which}`,
    value: areaUnderCurve(some),
    unit: '',
    samples: some.length,
  })),
  interval(name, rows),
]

/** Each pair that an office or a court decided, with its level by weights that were fitted without it. */
const decisions = (rows) =>
  rows
    .filter(({ source }) => source === 'decided')
    .map(({ a, b, similar, reference, score }) => ({
      name: `likeness.decided ${a} / ${b}`,
      value: library.levelOfMarks(score),
      unit: similar ? 'similar' : 'not similar',
      reference,
    }))

/** @param {string[]} argv */
export async function run(argv) {
  const { compareMarks, features, likelihood, parseMark, prepareMark } = library
  // What the goods decided is no matter of the marks.
  const all = JSON.parse(read('labelled-pairs.json'))
  const pairs = all.filter(({ axis }) => axis !== 'goods')
  const rows = pairs.map((pair) => {
    const evidence = compareMarks(prepareMark(pair.a), prepareMark(pair.b))
    return { ...pair, evidence, features: features(evidence), score: likelihood(evidence) }
  })
  const scored = (scores) => rows.map((row, i) => ({ ...row, score: scores[i] }))
  const han = pairs.map(({ a, b }) => [a, b].map((text) => parseMark(text).written.join('')))
  const dimsim = dimsimScores(han)
  const folded = fiveFold(rows)
  const figures = [
    ...areas('model', rows),
    ...areas('model, five-fold', folded),
    ...Object.entries(simpleBaselines(library)).flatMap(([name, score]) =>
      areas(name, scored(pairs.map(score))),
    ),
    ...areas('pg_trgm similarity', scored(await trigramScores(pairs))),
    ...(dimsim
      ? areas('DimSim', scored(dimsim))
      : [{ name: 'likeness.auc DimSim', value: 'not run', unit: '' }]),
    ...['sound', 'look', 'letters', 'meaning', 'contained', 'transliteration'].flatMap((axis) =>
      areas(`${axis} alone`, scored(rows.map(({ evidence }) => evidence[axis]))),
    ),
    { name: 'likeness.brier', value: brier(rows), unit: '', samples: rows.length },
    { name: 'likeness.brier five-fold', value: brier(folded), unit: '', samples: rows.length },
    ...levels('fitted', rows),
    ...levels('five-fold', folded),
    ...decisions(folded),
    ...kinds(folded),
    ...(await againstOffice(rows)),
    ...looks(process.env.UNIHAN),
    ...transliterations(),
    ...classes(),
  ]
  printFigures(figures)
  if (argv.includes('--write')) await writeLikenessEvidence(figures, all)
}

/** Similar pairs against what an office registered side by side: of marks that confuse nobody, as far as it knew. */
async function againstOffice(rows) {
  const file = process.env.GAZETTE
  if (!file) return [{ name: 'office.auc model', value: 'not run', unit: '' }]
  const { records, parked, all, hard } = await gazettePairs(file)
  const scored = scoreAgainstOffice(rows, hard, folds)
  const area = (name, some) => ({
    name: `office.auc ${name}`,
    value: areaUnderCurve(some),
    unit: '',
    samples: some.length,
  })
  const trigrams = await trigramScores(scored)
  const kept = held(hard)
  return [
    { name: 'office.records', value: records, unit: 'records' },
    { name: 'office.parked', value: parked.length, unit: 'records' },
    { name: 'office.pairs', value: all, unit: 'pairs' },
    { name: 'office.held', value: kept.length, unit: 'pairs' },
    area('model', scored),
    { ...interval('model', scored), name: 'office.interval model' },
    ...Object.entries(simpleBaselines(library)).map(([name, score]) =>
      area(
        name,
        scored.map((row) => ({ similar: row.similar, score: score(row) })),
      ),
    ),
    area(
      'pg_trgm similarity',
      scored.map(({ similar }, i) => ({ similar, score: trigrams[i] })),
    ),
    ...library.levels.map((level) => ({
      name: `office.level ${level}`,
      value: kept.filter(({ score }) => library.levelOfMarks(score) === level).length,
      unit: 'pairs',
      samples: kept.length,
    })),
  ]
}

/** Every pair scored by weights that were fitted on the other four fifths. */
function fiveFold(rows) {
  return rows
    .map((_, i) => i % folds)
    .flatMap((fold, i) => {
      if (i >= folds) return []
      const weights = fitLogistic(rows.filter((_, j) => j % folds !== fold))
      return rows
        .filter((_, j) => j % folds === fold)
        .map((row) => Object.assign({}, row, { score: sigmoid(linear(weights, row.features)) }))
    })
}

const brier = (rows) =>
  rows.reduce((sum, { score, similar }) => sum + (score - similar) ** 2, 0) / rows.length

function levels(how, rows) {
  return library.levels.map((level) => {
    const some = rows.filter(({ score }) => library.levelOfMarks(score) === level)
    const similar = some.filter((row) => row.similar).length
    return {
      name: `likeness.level ${level}, ${how}`,
      value: similar,
      unit: 'similar pairs',
      samples: some.length,
    }
  })
}

/** By what pairs are alike: how many of each kind are found, or falsely, at the threshold that lets a tenth of the others through. */
function kinds(rows) {
  const others = rows.filter(({ similar }) => !similar).map(({ score }) => score)
  const limit = others.sort((a, b) => b - a)[Math.floor(others.length * falseShare)]
  return [...new Set(rows.map(({ axis }) => axis))].sort().flatMap((axis) =>
    [true, false].flatMap((similar) => {
      const some = rows.filter((row) => row.axis === axis && row.similar === similar)
      if (some.length === 0) return []
      return [
        {
          name: `likeness.kind ${axis}, ${similar ? 'found' : 'false'}`,
          value: some.filter(({ score }) => score > limit).length,
          unit: 'pairs',
          samples: some.length,
        },
      ]
    }),
  )
}
