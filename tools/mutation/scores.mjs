/**
 * What a report of Stryker says, by https://github.com/stryker-mutator/mutation-testing-elements.
 *
 * @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report
 * @typedef {{ file: string, mutants: number, noticed: number, survived: number }} Score
 *   `noticed`: a test failed or ran out of time
 */

const noticed = new Set(['Killed', 'Timeout', 'RuntimeError'])
const unnoticed = new Set(['Survived', 'NoCoverage'])
const count = (mutants, statuses) => mutants.filter(({ status }) => statuses.has(status)).length

/** @param {string} file @param {Mutant[]} mutants @returns {Score} */
export function scoreOf(file, mutants) {
  const [killed, survived] = [count(mutants, noticed), count(mutants, unnoticed)]
  return { file, mutants: killed + survived, noticed: killed, survived }
}

/** @param {Score[]} scores @returns {Score} of all together */
export const totalOf = (scores) =>
  scores.reduce(
    (sum, { mutants, noticed: killed, survived }) => ({
      file: sum.file,
      mutants: sum.mutants + mutants,
      noticed: sum.noticed + killed,
      survived: sum.survived + survived,
    }),
    { file: 'all', mutants: 0, noticed: 0, survived: 0 },
  )

/** What share of the changes was noticed, in percent with one digit. @param {Score} score */
export const percentOf = ({ mutants, noticed: killed }) =>
  (mutants === 0 ? 100 : Math.round((1000 * killed) / mutants) / 10).toFixed(1)

/** @param {string} file @param {Mutant[]} mutants @returns {string[]} what no test noticed: where, and what stood there instead */
export function survivorsOf(file, mutants) {
  return mutants
    .filter(({ status }) => unnoticed.has(status))
    .map(
      ({ location, mutatorName, replacement = '' }) =>
        `${file}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
    )
}
