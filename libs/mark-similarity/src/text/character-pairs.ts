import { RecentResults } from '../tables/recent-results'

/** Rows that are kept: those of the characters of the names that were compared last. */
const mostRows = 128

/** What is computed for pairs of characters, kept in a row of numbers per first character. */
export class CharacterPairs {
  private readonly rows = new RecentResults<string, Map<number, number>>(mostRows)

  constructor(private readonly compute: (a: string, b: string) => number) {}

  get(a: string, b: string): number {
    const row = this.rows.get(a, () => new Map())
    const code = b.codePointAt(0) ?? 0
    let value = row.get(code)
    if (value === undefined) {
      value = this.compute(a, b)
      row.set(code, value)
    }
    return value
  }
}
