const vowels = 'aeiou'
const dropped = 'WYH'
const coarse: Readonly<Record<string, string>> = {
  ...{ B: 'P', D: 'T', G: 'K', R: 'L', Z: 'S', X: 'S', J: 'S', C: 'S', M: 'N' },
}
const fine: Readonly<Record<string, string>> = { B: 'P', D: 'T', G: 'K', R: 'L', Z: 'S', J: 'C' }

/** Consonants alone, what transliterations confuse made one: keys under which both scripts meet. */
export function skeleton(phones: string): string {
  let kept = ''
  for (const phone of phones) {
    if (vowels.includes(phone) || dropped.includes(phone)) continue
    const merged = coarse[phone] ?? phone
    if (!kept.endsWith(merged)) kept += merged
  }
  return kept
}

/** The same with nasals and sibilants kept apart, and the number of syllables behind: `NKS2`. */
export function fineSkeleton(phones: string): string {
  let kept = ''
  let syllables = 0
  let inVowel = false
  for (const phone of phones) {
    const isVowel = vowels.includes(phone)
    if (isVowel && !inVowel) syllables++
    inVowel = isVowel
    if (isVowel || dropped.includes(phone)) continue
    const merged = fine[phone] ?? phone
    if (!kept.endsWith(merged)) kept += merged
  }
  return `${kept}${Math.min(syllables, 5)}`
}
