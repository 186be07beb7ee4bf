import { once, readRows } from '../tables/read-asset'
import { RecentResults } from '../tables/recent-results'
import { syllableOf } from '../text/han-characters'
import { letterPhones } from './letter-phones'
import { asPinyin, readingOf } from './mandarin'
import { splitSyllable } from './syllables'

/**
 * Phones that both scripts share, one character each: capitals are consonants (C as in church, X as in ship), small letters
 * vowels. What neither Mandarin nor careless English keeps apart is one phone.
 */
const initialPhones: Readonly<Record<string, string>> = {
  ...{ b: 'B', p: 'P', m: 'M', f: 'F', d: 'D', t: 'T', n: 'N', l: 'L', g: 'G', k: 'K', h: 'H', j: 'J' },
  ...{ q: 'C', x: 'X', zh: 'J', ch: 'C', sh: 'X', r: 'R', z: 'Z', c: 'C', s: 'S', '': '' },
}
const finalPhones: Readonly<Record<string, string>> = {
  ...{ a: 'a', o: 'o', e: 'e', i: 'i', u: 'u', v: 'u', I: '', er: 'eR', ai: 'ai', ei: 'ei', ao: 'au' },
  ...{ ou: 'ou', an: 'aN', en: 'eN', ang: 'aN', eng: 'eN', ong: 'oN', ia: 'Ya', ie: 'Ye', iao: 'Yau' },
  ...{ iu: 'Yu', ian: 'YeN', in: 'iN', iang: 'YaN', ing: 'iN', iong: 'YoN', ua: 'Wa', uo: 'Wo' },
  ...{
    uai: 'Wai',
    ui: 'Wei',
    uan: 'WaN',
    un: 'WeN',
    uang: 'WaN',
    ueng: 'WeN',
    ve: 'Ye',
    van: 'YeN',
    vn: 'YuN',
  },
}

function syllablePhones(syllable: string): string {
  const [initial, final] = splitSyllable(syllable)
  return `${initialPhones[initial] ?? ''}${finalPhones[final] ?? final}`
}

/** Phones of Han characters in their first readings. */
export const hanPhones = (characters: readonly string[]): string =>
  characters
    .map((character) => {
      const reading = readingOf(character)
      return reading === undefined ? '' : syllablePhones(syllableOf(reading))
    })
    .join('')

/** English words with their phones, from the CMU dictionary. */
const dictionary = once(
  () =>
    new Map(
      readRows('cmudict/pronunciations.tsv.gz').map(([word, phones]) => [word as string, phones as string]),
    ),
)

export const isEnglishWord = (word: string): boolean => dictionary().has(word)

const known = new RecentResults<string, string[]>(20_000)

/** How a Latin word may be said: as the dictionary has it, by the rules of spelling, as pinyin. The likeliest first. */
export const wordPhones = (word: string): string[] =>
  known.get(word, () => {
    const pinyin = asPinyin(word)?.map(syllablePhones).join('')
    return [...new Set([dictionary().get(word), letterPhones(word), pinyin])].filter(
      (each) => each !== undefined,
    )
  })

/** How several words may be said together: at most four ways. */
export function wordsPhones(words: readonly string[]): string[] {
  let ways = ['']
  for (const word of words.slice(0, 4)) {
    const some = wordPhones(word).slice(0, 2)
    ways = ways.flatMap((way) => some.map((phones) => way + phones)).slice(0, 4)
  }
  return ways
}
