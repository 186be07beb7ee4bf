/** Controls, halves of a pair, and the marks that turn the direction of text: they hide what a name says. */
const invisible = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Characters before the extension, and of the extension. */
const longestStem = 200
const extension = /\.[\p{L}\p{N}]{1,10}$/u

/** One line of text as a person meant it: composed (NFC), no control characters, single spaces. */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(invisible, ' ').replace(/\s+/gu, ' ').trim()
}

/**
 * The last part of whatever path a browser sent, cleaned; the name before its extension is cut to 200 characters.
 * @param otherwise where nothing is left of the name
 */
export function cleanFilename(name: string, otherwise = 'file'): string {
  const last = cleanLine(name.split(/[/\\]/u).at(-1) ?? '')
  const ending = extension.exec(last)?.[0] ?? ''
  const stem = [...last.slice(0, last.length - ending.length)].slice(0, longestStem).join('')
  return stem + ending || otherwise
}
