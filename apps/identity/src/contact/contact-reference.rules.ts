/** Crockford's Base32: without I, L, O and U, which are read as others or as words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const taipeiDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei', dateStyle: 'short' })

/**
 * What somebody quotes when they write again: `20261122-7K3Q9XMA`.
 * @param bytes eight, by chance: a day's numbers can't be counted through
 */
export function referenceOf(at: Date, bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length])
  return `${taipeiDay.format(at).replaceAll('-', '')}-${letters.join('')}`
}
