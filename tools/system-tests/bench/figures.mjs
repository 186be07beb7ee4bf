/**
 * @typedef {{ name: string, value: number | string, unit: string, reference?: string, ratio?: number,
 *   samples?: number, spread?: number }} Figure
 *   `value` is a text where it was not run or is none, such as a level;
 *   `ratio` is the reference's value by this one's, so more is better; `spread` is the 90th percentile less the 10th
 */

/**
 * A figure by its name.
 * @param {Figure[]} figures
 * @param {string} name
 * @throws {Error} where there is none
 */
export function figureOf(figures, name) {
  const found = figures.find((figure) => figure.name === name)
  if (!found) throw new Error(`there is no figure ${name}`)
  return found
}

/**
 * The value of a figure.
 * @param {Figure[]} figures
 * @param {string} name
 * @throws {Error} where there is none, or it was not run
 */
export function numberOf(figures, name) {
  const { value } = figureOf(figures, name)
  if (typeof value !== 'number') throw new Error(`${name} is ${value}`)
  return value
}

/** The value below which this share of the sample lies. */
export function quantile(sample, share) {
  const sorted = Float64Array.from(sample).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}

/** The 90th percentile less the 10th. */
export const spreadOf = (sample) => quantile(sample, 0.9) - quantile(sample, 0.1)

/** Four digits are what such figures are good for. */
const rounded = (value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)

/** @param {Figure[]} figures as a table, then a JSON line each */
export function printFigures(figures) {
  const shown = figures.map((figure) =>
    Object.fromEntries(
      Object.entries(figure)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, rounded(value)]),
    ),
  )
  console.table(shown)
  for (const figure of shown) console.log(JSON.stringify(figure))
}
