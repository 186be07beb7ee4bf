/**
 * What `npm test` may take. Parts have CPU seconds, which other programs on the machine hardly change; all of it has the
 * time that passes on two cores with nothing beside. Whoever needs more of it saves it elsewhere, or says here why.
 */
const WHOLE_SECONDS = 15 * 60

/** @type {Record<string, number>} CPU seconds; of e2e only those of tests and browsers, since its services are no children */
export const budgets = {
  types: 40,
  lint: 15,
  format: 10,
  lockfile: 5,
  boundaries: 25,
  expressions: 15,
  unused: 15,
  small: 400,
  medium: 700,
  e2e: 150,
}

const rounded = (seconds) => `${seconds.toFixed(1)} s`
const cell = (text, width) => text.padStart(width)

/**
 * What each part took of its budget, a line each, and a warning for each that is over.
 * @typedef {{ name: string, seconds: number, cpuSeconds?: number }} Spent
 * @param {Spent[]} parts
 * @param {number} seconds of the whole run
 * @param {boolean} isWhole false where only some parts ran
 * @returns {string[]}
 */
export function budgetLines(parts, seconds, isWhole, allowed = budgets, wholeSeconds = WHOLE_SECONDS) {
  const rows = parts.map(({ name, seconds: time, cpuSeconds }) =>
    [
      name.padEnd(11),
      cell(rounded(time), 10),
      cell(cpuSeconds === undefined ? 'not told' : rounded(cpuSeconds), 10),
      cell(`${allowed[name]} s`, 8),
    ].join(' '),
  )
  const over = parts
    .filter(({ name, cpuSeconds = 0 }) => cpuSeconds > allowed[name])
    .map(
      ({ name, cpuSeconds }) =>
        `warning: ${name} took ${rounded(cpuSeconds)} of CPU, budget ${allowed[name]} s`,
    )
  if (isWhole && seconds > wholeSeconds)
    over.push(`warning: the whole took ${rounded(seconds)}, budget ${wholeSeconds} s on two quiet cores`)
  const head = ['part'.padEnd(11), cell('time', 10), cell('CPU', 10), cell('budget', 8)].join(' ')
  return [head, ...rows, `${'whole'.padEnd(11)} ${cell(rounded(seconds), 10)}`, ...over]
}

/**
 * The files that cost most, by CPU where it was counted, else by time.
 * @param {import('./tally.mjs').TimedFile[]} files
 */
export function costliestFiles(files, count = 10) {
  /** @param {import('./tally.mjs').TimedFile} file */
  const cost = ({ cpuSeconds, seconds }) => cpuSeconds ?? seconds
  return files
    .toSorted((one, other) => cost(other) - cost(one))
    .slice(0, count)
    .map(({ name, seconds, cpuSeconds }) =>
      [
        cell(cpuSeconds === undefined ? '' : rounded(cpuSeconds), 10),
        cell(rounded(seconds), 10),
        ` ${name}`,
      ].join(' '),
    )
}
