import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** 40 bits, which ten tries in a quarter of an hour do not find. */
export const makeCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** As it was mailed, however it was typed. */
export const readCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** A code is good for one account only. */
export const tokenOfCode = (accountId: string, code: string): string => `step-up ${accountId} ${code}`
