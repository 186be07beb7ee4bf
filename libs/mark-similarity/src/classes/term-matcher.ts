/** A word for goods or services, and how much it says for its class. */
export interface Term {
  readonly text: string
  readonly class: number
  readonly weight: number
}

export const classCount = 45

/** What speaks for each class; the place of a class is its number. */
export interface ClassScores {
  readonly scores: Float64Array
  readonly because: string[][]
}

export const noScores = (): ClassScores => ({
  scores: new Float64Array(classCount + 1),
  because: Array.from({ length: classCount + 1 }, () => []),
})

const isLetter = (character = ''): boolean => /[a-z]/u.test(character)
const firstWordBonus = 1.15
const loneCharacter = 0.5

/** Finds the longest terms of a vocabulary in a text; no character counts twice. */
export class TermMatcher {
  private readonly classesOf = new Map<string, Map<number, number>>()
  private longest = 1

  constructor(terms: Iterable<Term>) {
    for (const { text, class: each, weight } of terms) {
      const key = text.toLowerCase()
      const classes = this.classesOf.get(key) ?? new Map<number, number>()
      classes.set(each, Math.max(classes.get(each) ?? 0, weight))
      this.classesOf.set(key, classes)
      this.longest = Math.max(this.longest, [...key].length)
    }
  }

  addTo({ scores, because }: ClassScores, characters: readonly string[]): void {
    const used = new Uint8Array(characters.length)
    for (let length = Math.min(this.longest, characters.length); length >= 1; length--)
      for (let start = 0; start + length <= characters.length; start++) {
        if (used[start] || used[start + length - 1]) continue
        const term = characters.slice(start, start + length).join('')
        const classes = this.classesOf.get(term)
        if (!classes || !this.stands(characters, start, length, classes.size)) continue
        used.fill(1, start, start + length)
        const worth = specificity(classes.size) * length ** 0.9 * (length === 1 ? loneCharacter : 1)
        for (const [each, weight] of classes) {
          scores[each]! += weight * worth * (start === 0 ? firstWordBonus : 1)
          because[each]!.push(term)
        }
      }
  }

  /** A lone character of several classes says nothing, and Latin letters are a word only as a whole. */
  private stands(characters: readonly string[], start: number, length: number, classes: number): boolean {
    if (length === 1 && classes > 1) return false
    const latin = isLetter(characters[start]) || isLetter(characters[start + length - 1])
    return !latin || !(isLetter(characters[start - 1]) || isLetter(characters[start + length]))
  }
}

/** 1 for a term of one class, 0 for one of all. */
const specificity = (classes: number): number =>
  Math.log((classCount + 1) / classes) / Math.log(classCount + 1)
