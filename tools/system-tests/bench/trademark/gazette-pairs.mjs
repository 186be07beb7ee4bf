import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { fitLogistic, linear, sigmoid } from './statistics.mjs'

const require = createRequire(import.meta.url)
const reading = (file) => require(`../../../../apps/trademark/dist/readers/${file}.js`)
/** @type {typeof import('@originseal/mark-similarity')} */
const library = require('@originseal/mark-similarity')

/** Strongest single feature that makes a pair hard, how many of the hardest are kept, and which of them a model is fitted on. */
const leastStrength = 0.12
const hardest = 6_000
const fittedEvery = 12
/** Of the weight, for similar pairs: as the weights in use were fitted. How many negatives an issue gives says nothing of what a search meets. */
const similarShare = 0.4

/**
 * Negatives that an office decided: marks of different owners which one issue of the gazette registers in one class. `all` is how many there are,
 * `hard` the hardest first, `parked` why records were not read.
 * @param {string} file the issue's `index.xml`
 */
export async function gazettePairs(file) {
  const { marks, parked } = await readIssue(file)
  const frequencies = new library.ElementCounter()
  const texts = marks.map(({ name }) => library.parseMark(name))
  for (const text of texts) frequencies.add(text)
  const prepared = texts.map((text) => library.prepareText(text, frequencies))
  const hard = []
  let all = 0
  for (const [i, j, markClass] of pairsOfOneClass(marks, texts)) {
    all += 1
    const evidence = library.compareMarks(prepared[i], prepared[j])
    const features = library.features(evidence)
    const strength = features.at(-1) ?? 0
    if (strength <= leastStrength) continue
    const score = library.likelihood(evidence)
    hard.push({
      a: marks[i].name,
      b: marks[j].name,
      class: markClass,
      features,
      score,
      strength,
      similar: false,
    })
  }
  hard.sort((a, b) => b.strength - a.strength)
  return { records: marks.length, parked, all, hard: hard.slice(0, hardest) }
}

async function readIssue(file) {
  const marks = []
  const parked = []
  for await (const record of reading('read-marks').readMarks(
    createReadStream(file, 'utf8'),
    reading('tipo-gazette.reader').tipoGazette,
  ))
    if ('mark' in record) marks.push(record.mark)
    else parked.push(record.reason)
  return { marks, parked }
}

/** Each pair once, with the first class that both are registered in; marks without any text have nothing to compare. */
function* pairsOfOneClass(marks, texts) {
  for (const [i, { owner, classes }] of marks.entries()) {
    if (library.isEmptyMark(texts[i])) continue
    for (let j = i + 1; j < marks.length; j += 1) {
      const shared = classes.find((each) => marks[j].classes.includes(each))
      if (shared === undefined || owner === marks[j].owner || library.isEmptyMark(texts[j])) continue
      yield [i, j, shared]
    }
  }
}

/** Those of odd classes may be fitted on, those of even ones are held back; the weights in use knew the former too. */
export const held = (hard) => hard.filter((pair) => pair.class % 2 === 0)
const fittedOn = (hard) => hard.filter((pair) => pair.class % 2 === 1).filter((_, i) => i % fittedEvery === 0)

/**
 * Similar labelled pairs and held-back negatives, each scored by weights that were fitted without it: a similar pair by those of the other
 * folds, a negative by the mean of all.
 */
export function scoreAgainstOffice(rows, hard, folds) {
  const withoutFold = (fold) => rows.filter((_, i) => i % folds !== fold)
  const models = Array.from({ length: folds }, (_, fold) =>
    fitLogistic([...withoutFold(fold), ...fittedOn(hard)], similarShare),
  )
  const scored = (weights, { features }) => sigmoid(linear(weights, features))
  return [
    ...rows
      .map((row, i) => Object.assign({}, row, { score: scored(models[i % folds], row) }))
      .filter(({ similar }) => similar),
    ...held(hard).map((pair) =>
      Object.assign({}, pair, {
        score: models.reduce((sum, weights) => sum + scored(weights, pair), 0) / folds,
      }),
    ),
  ]
}
