import { createHash } from 'node:crypto'
import type { SettlementTerms } from '@originseal/contracts'

/** The terms as JSON with sorted keys (RFC 8785, which values of these kinds need no more of). */
export const canonicalTerms = (terms: SettlementTerms): string =>
  JSON.stringify(Object.fromEntries(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1))))

/** SHA-256 in hexadecimal over {@link canonicalTerms}. */
export const termsHashOf = (terms: SettlementTerms): string =>
  createHash('sha256').update(canonicalTerms(terms)).digest('hex')
