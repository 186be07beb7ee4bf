/** Keeps count of what was tried and of what got through, and prints a line for each attack. */
export class Score {
  tries = 0
  /** @type {string[]} what got through, or did not hold */
  through = []

  /** @param {(line: string) => void} print */
  constructor(print) {
    this.print = print
  }

  title(text) {
    this.print(`\n${text}`)
  }

  /**
   * Counts one attack of many tries.
   * @param {string} name
   * @param {readonly { what: string, got: boolean }[]} outcomes whether each try got through
   */
  attack(name, outcomes) {
    const got = outcomes.filter((outcome) => outcome.got)
    this.tries += outcomes.length
    this.through.push(...got.map(({ what }) => `${name}: ${what}`))
    this.print(`  ${name.padEnd(46)} ${String(outcomes.length).padStart(6)} tries, ${got.length} got through`)
  }

  /** Something that has to hold while one attacks, or afterwards. */
  holds(name, is, detail = '') {
    if (!is) this.through.push(`${name} does not hold${detail && `: ${detail}`}`)
    this.print(`  ${name.padEnd(46)} ${is ? 'holds' : 'DOES NOT HOLD'}${detail && ` (${detail})`}`)
  }

  fact(name, value) {
    this.print(`  ${name.padEnd(46)} ${value}`)
  }
}
