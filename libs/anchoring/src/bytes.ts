/** True when both hold the same bytes. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

/** Lower-case hexadecimal, without prefix. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Bytes of lower- or upper-case hexadecimal without prefix; the caller has checked its shape. */
export const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'))
