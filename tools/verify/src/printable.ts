/** Control and format characters (bidirectional overrides, zero-width ones), lone surrogates, line and paragraph ends. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Longer than any detail of a true document, and short enough not to push the other lines out of sight. */
const maxLength = 400

const escape = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`

/**
 * Text from a document, a node, a file name or an error as one harmless line: what a terminal would act on or a reader
 * would not see is written as its code point, runs of blanks are one, and the end of a long text is cut.
 */
export function printable(text: string): string {
  const line = text
    .slice(0, maxLength + 1)
    .replace(unprintable, escape)
    .replace(/\p{Zs}+/gu, ' ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
