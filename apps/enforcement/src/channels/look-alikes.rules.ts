/**
 * Letters that people take for others, as far as names of platforms and messages need them: digits, Cyrillic and Greek for Latin
 * (Unicode Technical Standard 39, confusables), each by what it looks like.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  i: 'l',
  і: 'l',
  ı: 'l',
  а: 'a',
  α: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ɡ: 'g',
  һ: 'h',
  ј: 'j',
  κ: 'k',
  м: 'm',
  ո: 'n',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ν: 'v',
  х: 'x',
  у: 'y',
}

/** What one character looks like: full-width and accented forms count as the plain letter; nothing for a mark alone. */
export const lookOf = (character: string): string =>
  [...character.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
