import { once, readRows } from '../tables/read-asset'

/** What Unicode's Han database says of a character. */
export interface HanCharacter {
  /** Pinyin with the tone as a digit, 5 for neutral; the first is the reading of Taiwan. */
  readonly readings: readonly string[]
  /** How its shape is typed: Cangjie letters, four-corner digits. Empty where unknown. */
  readonly cangjie: string
  readonly fourCorner: string
  readonly strokes: number
  /** Whether it is in Big5: in use in Taiwan. */
  readonly inBig5: boolean
  /** Numbers of the phonetic series (kPhonetic) that it belongs to. */
  readonly phoneticSeries: readonly string[]
  readonly variants: readonly string[]
}

/** Readings of Taiwan that the database does not put first; only where initial or final differs. Our own list. */
const readingsInTaiwan: Readonly<Record<string, string>> = {
  垃: 'le4 la1',
  圾: 'se4 ji1',
  液: 'yi4 ye4',
  和: 'he2 han4',
  蝸: 'gua1 wo1',
  癌: 'ai2',
  檜: 'gui4 kuai4',
  血: 'xie3 xue4',
  熟: 'shou2 shu2',
  企: 'qi4',
  崖: 'yai2 ya2',
  說: 'shuo1',
  尋: 'xun2',
  嬤: 'ma4 mo2',
  喆: 'zhe2',
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** All known characters, in the order of their code points. */
export const hanCharacters = once((): ReadonlyMap<string, HanCharacter> => {
  const rows = readRows('unicode/han.tsv.gz')
  return new Map(
    rows.map(([character = '', readings, cangjie, fourCorner, strokes, inBig5, series, variants]) => [
      character,
      {
        readings: words(readingsInTaiwan[character] ?? readings ?? ''),
        cangjie: cangjie ?? '',
        fourCorner: fourCorner ?? '',
        strokes: Number(strokes),
        inBig5: inBig5 === '1',
        phoneticSeries: words(series ?? ''),
        variants: Array.from(variants ?? ''),
      },
    ]),
  )
})

/** A reading without its tone. */
export const syllableOf = (reading: string): string => reading.slice(0, -1)
