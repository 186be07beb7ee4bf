/** How hard a password is to guess. `short` is refused; the others only advise. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Bits from which a password counts as fair and as strong, by the estimate below. */
const FAIR_BITS = 36
const STRONG_BITS = 60

/** What guessing programs try first; each counts as a single character. */
const FAMILIAR =
  /p[a@][s5]{2}w[o0]rd|qwert(?:y(?:uiop)?)?|asdf(?:gh(?:jkl)?)?|zxcv(?:bnm)?|1q2w3e(?:4r)?|iloveyou|welcome|letmein|admin|monkey|dragon|sunshine|princess|a?5201314|originseal/gi

/**
 * Estimates a password, to encourage a longer one: the characters that cannot be foreseen, times the bits of
 * the alphabet that they are drawn from. Repetitions, runs such as `abc` or `4321`, familiar words and the
 * person's own name, e-mail or phone count as one character.
 * @param minimum characters below which it is `short`
 * @param about what is known about the person
 */
export function strengthOf(
  password: string,
  minimum: number,
  about: readonly string[] = [],
): PasswordStrength {
  if (password.length < minimum) return 'short'
  const left = withoutRuns([...withoutKnown(password, about)])
  const bits = left.length * Math.log2(alphabetOf(password))
  if (bits < FAIR_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}

function withoutKnown(password: string, about: readonly string[]): string {
  const own = about.flatMap((text) => [text, ...text.split(/[@\s.]+/)]).filter((text) => text.length >= 3)
  const longestFirst = own.sort((a, b) => b.length - a.length).map((text) => text.toLowerCase())
  const rest = longestFirst.reduce((text, known) => text.replaceAll(known, '\0'), password.toLowerCase())
  return rest.replaceAll(FAMILIAR, '\0')
}

/** `aaaa`, `abcd` and `4321` keep their first two characters: those tell how they go on. */
function withoutRuns(characters: readonly string[]): readonly string[] {
  const step = (at: number) => characters[at]!.codePointAt(0)! - characters[at - 1]!.codePointAt(0)!
  return characters.filter((_, at) => at < 2 || Math.abs(step(at)) > 1 || step(at) !== step(at - 1))
}

function alphabetOf(password: string): number {
  const sizes: readonly (readonly [RegExp, number])[] = [
    [/\d/, 10],
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[^\da-zA-Z]/, 32],
  ]
  return sizes.reduce((sum, [characters, size]) => (characters.test(password) ? sum + size : sum), 0)
}
