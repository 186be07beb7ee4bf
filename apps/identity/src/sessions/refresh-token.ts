import { createHash, createHmac, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** 256 random bits, in text. */
export const newRefreshToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** All that is stored of a token: with 256 random bits there is nothing to guess from its SHA-256. */
export const refreshTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The one token that follows on `token`. It is calculated and not drawn, so that whoever asks again for a lost answer,
 * or twenty times at once, is told the same one: a session never has two ends.
 */
export const successorOf = (token: string, key: Buffer): string =>
  createHmac('sha256', key).update(token).digest('base64url')
