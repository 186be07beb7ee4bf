/** Rules of English spelling, the first that fits counts; `^` holds at a word's begin only, `$` at its end. */
const rules: readonly (readonly [spelling: RegExp, phones: string])[] = [
  [/^kn/uy, 'N'],
  [/^wr/uy, 'R'],
  [/^ps/uy, 'S'],
  [/^x/uy, 'Z'],
  [/tion/uy, 'XeN'],
  [/sch/uy, 'X'],
  [/ch/uy, 'C'],
  [/ck/uy, 'K'],
  [/sh/uy, 'X'],
  [/ph/uy, 'F'],
  [/th/uy, 'S'],
  [/qu/uy, 'KW'],
  [/wh/uy, 'W'],
  [/dge/uy, 'J'],
  [/igh/uy, 'ai'],
  [/ough/uy, 'o'],
  [/oo|ou/uy, 'u'],
  [/ee|ea|ie/uy, 'i'],
  [/ai|ay|ei|ey/uy, 'ei'],
  [/oa|ow/uy, 'ou'],
  [/au|aw/uy, 'o'],
  [/c(?=[eiy])/uy, 'S'],
  [/c/uy, 'K'],
  [/g(?=[ei])/uy, 'J'],
  [/x/uy, 'KS'],
  [/q/uy, 'K'],
  [/j/uy, 'J'],
  [/v/uy, 'F'],
  [/w/uy, 'W'],
  [/y$/uy, 'i'],
  [/y/uy, 'Y'],
  [/e$/uy, ''],
]
const consonant = /([bdfghklmnprstz])\1?/uy
const vowels = 'aeiou'

/** Phones of a word that no dictionary has. */
export function letterPhones(word: string): string {
  let phones = ''
  for (let at = 0; at < word.length;) {
    const [length, said] = phoneAt(word, at)
    phones += said
    at += length
  }
  return phones
}

function phoneAt(word: string, at: number): [length: number, phones: string] {
  for (const [spelling, phones] of rules) {
    spelling.lastIndex = at
    const found = spelling.exec(word)
    if (found) return [found[0].length, phones]
  }
  consonant.lastIndex = at
  const found = consonant.exec(word)
  if (found) return [found[0].length, (found[1] as string).toUpperCase()]
  const letter = word[at] as string
  return [1, vowels.includes(letter) ? letter : '']
}
