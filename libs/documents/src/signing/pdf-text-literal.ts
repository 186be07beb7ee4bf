/**
 * A text as it may stand between the parentheses of a PDF string: ASCII as it is, everything else as UTF-16BE
 * with its byte order mark (ISO 32000-1, 7.9.2.2), all of it in octal escapes.
 */
export function pdfTextLiteral(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.replace(/[()\\]/g, (c) => `\\${c}`)
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  return [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
}
