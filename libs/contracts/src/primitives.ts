import { z } from 'zod'

/** Random identifier (UUID v4) of anything a service owns. */
export const id = z.uuid()
/** 64 lower-case hexadecimal characters. */
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)
/** Perceptual hash of 256 bits as 64 lower-case hexadecimal characters. */
export const hash256Hex = sha256Hex
/** CID version 1 in base32, as IPFS prints it. */
export const cid = z.string().regex(/^b[a-z2-7]{20,}$/)
/** Ethereum transaction or block hash. */
export const hash32 = z.string().regex(/^0x[0-9a-f]{64}$/)
/** Instant in UTC, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 })
/** A plane map, row by row: fractions (0 to 1) of one picture's sides to fractions of another's. */
export const homography = z.array(z.number()).length(9)
/** http or https address. */
export const webUrl = z.url({ protocol: /^https?$/ })
/** The greatest whole number of a column of four bytes: a greater one is refused before the database does. */
export const mostInt32 = 2_147_483_647
/**
 * Of a mailbox: RFC 5321 (4.5.3.1.1) gives what stands before the '@' 64 octets, and no mail goes to a longer one. Its
 * format is said again for the API's document: where two patterns meet, zod prints the patterns only.
 */
export const emailAddress = z
  .email()
  .regex(/^[^@]{1,64}@/)
  .meta({ format: 'email' })
/** Unicode's control characters (Cc) by number: the API's document is read by dialects that know no `\p{…}`. */
// oxlint-disable-next-line eslint/no-control-regex
const withoutControls = /^[^\u0000-\u001f\u007f-\u009f]*$/
/** One line that a person wrote: so many UTF-16 units at most, without control characters, which no name has and no database takes. */
export const writtenLine = (max: number) => z.string().max(max).regex(withoutControls)
/** Unicode's control characters but tab and line ends, which no form sends otherwise. */
// oxlint-disable-next-line eslint/no-control-regex
const linesWithoutControls = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/
/** Several lines that a person wrote. */
export const writtenText = (max: number) => z.string().max(max).regex(linesWithoutControls)
