import { createHash } from 'node:crypto'

const alreadyHashed = /^[0-9a-f]{64}$/i
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Hex SHA-256 of an address as the platform normalises it; undefined for what is none. A hash is passed on. */
export function hashedEmail(given: string): string | undefined {
  const email = given.trim().toLowerCase()
  if (alreadyHashed.test(email)) return email
  return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email) ? sha256(email) : undefined
}

/**
 * Hex SHA-256 of a telephone number in international digits. The platform's own normaliser only strips leading zeros,
 * so a Taiwanese number has to be made international before: 0912345678 is 886912345678.
 */
export function hashedPhone(given: string): string | undefined {
  const trimmed = given.trim().toLowerCase()
  if (alreadyHashed.test(trimmed)) return trimmed
  const number = internationalDigits(trimmed.replaceAll(/\D/g, ''))
  return number.length >= 7 && number.length <= 15 ? sha256(number) : undefined
}

function internationalDigits(digits: string): string {
  if (/^09\d{8}$/.test(digits)) return `886${digits.slice(1)}`
  const withoutPrefix = digits.replace(/^0+/, '')
  // +886 0912…: the zero of the national form was kept.
  return /^88609\d{8}$/.test(withoutPrefix) ? `886${withoutPrefix.slice(4)}` : withoutPrefix
}

/** The platform's own ids of a browser and of a click, byte for byte; undefined for what is none. */
export const browserId = (fbp: string | undefined): string | undefined =>
  fbp !== undefined && /^fb\.[0-2]\.\d{13}\.\d{1,10}(?:\.[\w-]{2,8})?$/.test(fbp) ? fbp : undefined
export const clickId = (fbc: string | undefined): string | undefined =>
  fbc !== undefined && /^fb\.[0-2]\.\d{13}\.[\w-]{1,500}(?:\.[\w-]{2,8})?$/.test(fbc) ? fbc : undefined

/** Google's id of a browser: the last two parts of its cookie `_ga=GA1.1.<number>.<seconds>`. */
export const clientIdOf = (cookie: string | undefined): string | undefined =>
  /^GA\d\.\d\.(\d{1,12}\.\d{1,12})$/.exec(cookie ?? '')?.[1]
