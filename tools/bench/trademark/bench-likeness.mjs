/**
 * `npm run bench -- trademark-likeness`: how well the likeness of marks tells labelled pairs apart, beside plain measures in the
 * same run; how it does on pairs that it was not fitted on (five-fold); transliterations; and suggestions of classes.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printFigures } from '../figures.mjs'
import { dimsimScores, simpleBaselines, trigramScores } from './baselines.mjs'
import { areaUnderCurve, fitLogistic, linear, sigmoid } from './statistics.mjs'

const library = createRequire(import.meta.url)('../../../libs/mark-similarity/dist/index.js')
const here = dirname(fileURLToPath(import.meta.url))
const read = (file) => readFileSync(join(here, file), 'utf8')
const folds = 5

const area = (name, rows) => ({
  name: `likeness.auc ${name}`,
  value: areaUnderCurve(rows),
  unit: '',
  samples: rows.length,
})

export async function run() {
  const { compareMarks, features, likelihood, parseMark, prepareMark } = library
  // What the goods decided is no matter of the marks.
  const pairs = JSON.parse(read('labelled-pairs.json')).filter(({ axis }) => axis !== 'goods')
  const rows = pairs.map((pair) => {
    const evidence = compareMarks(prepareMark(pair.a), prepareMark(pair.b))
    return { ...pair, features: features(evidence), score: likelihood(evidence) }
  })
  const scored = (scores) => rows.map((row, i) => ({ ...row, score: scores[i] }))
  const han = pairs.map(({ a, b }) => [a, b].map((text) => parseMark(text).written.join('')))
  const dimsim = dimsimScores(han)
  const foldedRows = fiveFold(rows)
  printFigures([
    area('model', rows),
    area('model, five-fold', foldedRows),
    ...Object.entries(simpleBaselines(library)).map(([name, score]) => area(name, scored(pairs.map(score)))),
    area('pg_trgm similarity', scored(await trigramScores(pairs))),
    dimsim ? area('DimSim', scored(dimsim)) : { name: 'likeness.auc DimSim', value: 'not run', unit: '' },
    { name: 'likeness.brier', value: brier(rows), unit: '', samples: rows.length },
    { name: 'likeness.brier five-fold', value: brier(foldedRows), unit: '', samples: rows.length },
    ...levels('fitted', rows),
    ...levels('five-fold', foldedRows),
    ...transliterations(),
    ...classes(),
  ])
}

/** Every pair scored by weights that were fitted on the other four fifths. */
function fiveFold(rows) {
  return rows
    .map((row, i) => i % folds)
    .flatMap((fold, i) => {
      if (i >= folds) return []
      const weights = fitLogistic(rows.filter((_, j) => j % folds !== fold))
      return rows
        .filter((_, j) => j % folds === fold)
        .map(({ similar, features }) => ({ similar, score: sigmoid(linear(weights, features)) }))
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

/** Foreign brands against the names that they bear in Taiwan: is the right one first? */
function transliterations() {
  const brands = JSON.parse(read('brands.json')).map((pair) => pair.map((text) => library.prepareMark(text)))
  const rows = brands.flatMap(([latin], i) =>
    brands.map(([, han], j) => ({ of: i, similar: i === j, score: library.transliterationOf(latin, han) })),
  )
  const first = brands.filter((_, i) => {
    const own = rows.find(({ of, similar }) => of === i && similar).score
    return rows.every(({ of, score }) => of !== i || score <= own)
  }).length
  return [
    { name: 'transliteration.auc', value: areaUnderCurve(rows), unit: '', samples: rows.length },
    { name: 'transliteration.first', value: first, unit: 'brands', samples: brands.length },
  ]
}

function classes() {
  const suggester = new library.ClassSuggester()
  const rows = read('class-descriptions.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [description, wanted] = line.split('|')
      const suggested = suggester.suggest(description).map((each) => each.class)
      return { suggested, main: Number(wanted.split(',')[0]) }
    })
  const share = (name, count) => ({ name, value: count / rows.length, unit: 'share', samples: rows.length })
  return [
    share('classes.main first', rows.filter(({ suggested, main }) => suggested[0] === main).length),
    share(
      'classes.main in three',
      rows.filter(({ suggested, main }) => suggested.slice(0, 3).includes(main)).length,
    ),
  ]
}
