/** What was expected is not what is. */
export class Difference extends Error {}

/**
 * Keeps the account of a journey: its steps with their seconds, its artefacts, and what could not be run. The first
 * difference ends it.
 */
export class Record {
  /** Expectations that held. */
  held = 0
  /** @type {string[]} what could not be checked on this machine */
  notRun = []

  /** @param {(line: string) => void} print */
  constructor(print) {
    this.print = print
  }

  /**
   * @template T
   * @param {string} title
   * @param {() => Promise<T>} go
   * @returns {Promise<T>}
   */
  async step(title, go) {
    this.print(`\n${title}`)
    const began = Date.now()
    const result = await go()
    this.print(`  ${((Date.now() - began) / 1000).toFixed(1)} s`)
    return result
  }

  artefact(name, value) {
    this.print(`  ${name.padEnd(18)} ${value}`)
  }

  /** @throws {Difference} unless `holds` */
  expect(holds, sentence) {
    if (!holds) throw new Difference(sentence)
    this.held += 1
  }

  /** @throws {Difference} unless both are the same, written as JSON */
  same(actual, expected, what) {
    const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
    this.expect(is === should, `${what} is ${is}, not ${should}`)
  }

  omit(sentence) {
    this.notRun.push(sentence)
    this.print(`  not run: ${sentence}`)
  }
}
