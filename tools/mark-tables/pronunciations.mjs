import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** ARPAbet to the phones that libs/mark-similarity shares between scripts: capitals are consonants, small letters vowels. */
const phoneOf = {
  ...{
    AA: 'a',
    AE: 'a',
    AH: 'a',
    AO: 'o',
    AW: 'au',
    AY: 'ai',
    EH: 'e',
    ER: 'eR',
    EY: 'ei',
    IH: 'i',
    IY: 'i',
  },
  ...{ OW: 'ou', OY: 'oi', UH: 'u', UW: 'u', B: 'B', CH: 'C', D: 'D', DH: 'Z', F: 'F', G: 'G', HH: 'H' },
  ...{ JH: 'J', K: 'K', L: 'L', M: 'M', N: 'N', NG: 'N', P: 'P', R: 'R', S: 'S', SH: 'X', T: 'T', TH: 'S' },
  ...{ V: 'F', W: 'W', Y: 'Y', Z: 'Z', ZH: 'R' },
}

/**
 * English word; then its phones.
 * @param {string} packages folder in which cmu-pronouncing-dictionary is installed
 */
export async function pronunciations(packages) {
  const file = join(packages, 'node_modules/cmu-pronouncing-dictionary/index.js')
  const { dictionary } = await import(pathToFileURL(file).href)
  return Object.entries(dictionary)
    .filter(([word]) => /^[a-z]+$/u.test(word))
    .map(([word, sounds]) => [
      word,
      sounds
        .split(' ')
        .map((sound) => phoneOf[sound.replaceAll(/\d/gu, '')] ?? '')
        .join(''),
    ])
}
