/**
 * What a report of Stryker says, by https://github.com/stryker-mutator/mutation-testing-elements.
 *
 * @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report
 * @typedef {{ file: string, mutants: number, noticed: number, survived: number, score: number }} Score
 *   `noticed`: a test failed or ran out of time; `score`: their share of all, in percent
 */

const noticed = new Set(['Killed', 'Timeout', 'RuntimeError'])
const unnoticed = new Set(['Survived', 'NoCoverage'])
const count = (mutants, statuses) => mutants.filter(({ status }) => statuses.has(status)).length

/** @param {Report} report @returns {Score[]} by file, and of all together at the end */
export function scoresOf({ files }) {
  const rows = Object.entries(files).map(([file, { mutants }]) => scoreOf(file, mutants))
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  return [...rows, scoreOf('all', all)]
}

function scoreOf(file, mutants) {
  const [killed, survived] = [count(mutants, noticed), count(mutants, unnoticed)]
  const all = killed + survived
  return {
    file,
    mutants: all,
    noticed: killed,
    survived,
    score: all === 0 ? 100 : Math.round((1000 * killed) / all) / 10,
  }
}

/** @param {Report} report @returns {string[]} each change that no test noticed: where, and what stood there instead */
export function survivorsOf({ files }) {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => unnoticed.has(status))
      .map(
        ({ location, mutatorName, replacement = '' }) =>
          `${file}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
      ),
  )
}
