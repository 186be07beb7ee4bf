import { createHash } from 'node:crypto'
import type { SettlementTerms } from '@originseal/contracts'

/** The terms as JSON with sorted keys (RFC 8785, which values of these kinds need no more of). */
export const canonicalTerms = (terms: SettlementTerms): string => JSON.stringify(sorted(terms))

const sorted = (terms: object): unknown =>
  Object.fromEntries(
    Object.entries(terms)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'object' && value !== null ? sorted(value) : value,
      ]),
  )

/** SHA-256 in hexadecimal over {@link canonicalTerms}. */
export const termsHashOf = (terms: SettlementTerms): string =>
  createHash('sha256').update(canonicalTerms(terms)).digest('hex')
