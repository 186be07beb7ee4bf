import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { OneTimeCode } from './respondent-address'

/** Crockford's base32 without what could be taken for another character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8
/** How long a code can be given, and how often a wrong one. */
export const codeLifeMs = 30 * 60_000
export const mostCodeTries = 5

/** 40 bits. */
export const makeCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Under a key that the database does not hold: 40 bits alone could be tried out. */
export const hashOfCode = (key: Uint8Array, addressId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${addressId}:${code}`).digest()

export const isCodeAlive = ({ expiresAt, tries }: OneTimeCode, at: Date): boolean =>
  at < expiresAt && tries < mostCodeTries

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
