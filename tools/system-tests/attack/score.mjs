/** Keeps count of what was tried and of what got through, and prints a line for each attack. */
export class Score {
  tries = 0
  /** @type {string[]} what got through, or did not hold */
  through = []
  /** @type {{ title: string, lines: { name: string, tries?: number, said: string }[] }[]} all that was printed */
  parts = []

  /** @param {(line: string) => void} print */
  constructor(print) {
    this.print = print
  }

  title(text) {
    this.parts.push({ title: text, lines: [] })
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
    this.keep({ name, tries: outcomes.length, said: `${got.length} got through` })
    this.print(`  ${name.padEnd(46)} ${String(outcomes.length).padStart(6)} tries, ${got.length} got through`)
  }

  /** Something that has to hold while one attacks, or afterwards. */
  holds(name, is, detail = '') {
    if (!is) this.through.push(`${name} does not hold${detail && `: ${detail}`}`)
    this.keep({ name, said: `${is ? 'holds' : '**does not hold**'}${detail && ` (${detail})`}` })
    this.print(`  ${name.padEnd(46)} ${is ? 'holds' : 'DOES NOT HOLD'}${detail && ` (${detail})`}`)
  }

  fact(name, value) {
    this.keep({ name, said: String(value) })
    this.print(`  ${name.padEnd(46)} ${value}`)
  }

  keep(line) {
    this.parts.at(-1)?.lines.push(line)
  }
}
