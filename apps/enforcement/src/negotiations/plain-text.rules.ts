import { lookOf } from '../channels/look-alikes.rules'

/** Put between the characters of a text they hide what it says from machines, and not from people. */
const separators = /[\p{Cf}·‧•・∙⋅]/gu

/**
 * What addresses and numbers are looked for in: full-width forms and look-alikes of other scripts as the plain character, and no
 * separators between characters, nor the spaces of a text that is written with one between each two.
 */
export function plainTextOf(text: string): string {
  const letters = [...text.normalize('NFKC').replaceAll(separators, '')]
  return joinSpaced(
    letters
      .map((letter) => (/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) ? lookOf(letter) : letter))
      .join(''),
  )
}

/** So many single characters in a row are one word that was spaced out. */
const fewest = 4

/** An empty word stands for a space that was spaced out itself. */
function joinSpaced(text: string): string {
  const words = text.split(' ')
  const joined: string[] = []
  let run: string[] = []
  const end = () => {
    if (run.length >= fewest)
      joined.push(
        run
          .map((word) => word || ' ')
          .join('')
          .replaceAll('  ', ' '),
      )
    else joined.push(...run)
    run = []
  }
  for (const word of words)
    if ([...word].length <= 1) run.push(word)
    else {
      end()
      joined.push(word)
    }
  end()
  return joined.join(' ')
}

/** Endings that are written in running text for nothing else. */
const knownHost =
  /https?:\/\/|www\.|\.(?:com|net|org|tw|io|me|cc|shop|app|dev|xyz|site|store|online|link|info|biz|club|top|vip|live)\b/iu
/** A host with a path, whatever its ending. */
const hostWithPath = /[a-z\d]\.[a-z]{2,24}\/[^\s/]/iu
/** A host with the ending of a country: as these are written, and sentences that begin without a space are not. */
const countryHost = /[a-z\d]\.[a-z]{2}(?![\p{L}\p{N}])/u

/** Whether a text holds an address of the web, as {@link plainTextOf} gives it. */
export const holdsLink = (plain: string): boolean =>
  [knownHost, hostWithPath, countryHost].some((address) => address.test(plain))
