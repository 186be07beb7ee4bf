import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O, U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomDigits = 18

/** A number that nobody had before: `OS` and 90 random bits, 20 letters and digits in all. */
export const newNumber = (): string =>
  `OS${[...randomBytes(randomDigits)].map((byte) => digits[byte % digits.length]).join('')}`
