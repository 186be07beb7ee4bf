import { splitSyllable } from './syllables'

const initials: Readonly<Record<string, string>> = {
  ...{ b: 'ㄅ', p: 'ㄆ', m: 'ㄇ', f: 'ㄈ', d: 'ㄉ', t: 'ㄊ', n: 'ㄋ', l: 'ㄌ', g: 'ㄍ', k: 'ㄎ', h: 'ㄏ' },
  ...{ j: 'ㄐ', q: 'ㄑ', x: 'ㄒ', zh: 'ㄓ', ch: 'ㄔ', sh: 'ㄕ', r: 'ㄖ', z: 'ㄗ', c: 'ㄘ', s: 'ㄙ', '': '' },
}
const finals: Readonly<Record<string, string>> = {
  ...{ a: 'ㄚ', o: 'ㄛ', e: 'ㄜ', i: 'ㄧ', u: 'ㄨ', v: 'ㄩ', er: 'ㄦ', I: '', ai: 'ㄞ', ei: 'ㄟ', ao: 'ㄠ' },
  ...{ ou: 'ㄡ', an: 'ㄢ', en: 'ㄣ', ang: 'ㄤ', eng: 'ㄥ', ong: 'ㄨㄥ', ia: 'ㄧㄚ', ie: 'ㄧㄝ', iao: 'ㄧㄠ' },
  ...{
    iu: 'ㄧㄡ',
    ian: 'ㄧㄢ',
    in: 'ㄧㄣ',
    iang: 'ㄧㄤ',
    ing: 'ㄧㄥ',
    iong: 'ㄩㄥ',
    iai: 'ㄧㄞ',
    io: 'ㄧㄛ',
  },
  ...{ ua: 'ㄨㄚ', uo: 'ㄨㄛ', uai: 'ㄨㄞ', ui: 'ㄨㄟ', uan: 'ㄨㄢ', un: 'ㄨㄣ', uang: 'ㄨㄤ', ueng: 'ㄨㄥ' },
  ...{ ve: 'ㄩㄝ', van: 'ㄩㄢ', vn: 'ㄩㄣ' },
}
const tones: Readonly<Record<string, string>> = { 1: '', 2: 'ˊ', 3: 'ˇ', 4: 'ˋ' }

/** A reading in bopomofo as it is printed in Taiwan: `cha2` is ㄔㄚˊ, the neutral tone stands in front. */
export function bopomofo(reading: string): string {
  const [initial, final] = splitSyllable(reading.slice(0, -1))
  const sounds = `${initials[initial] ?? initial}${finals[final] ?? final}`
  const tone = reading.at(-1) ?? ''
  return tone === '5' ? `˙${sounds}` : `${sounds}${tones[tone] ?? ''}`
}
