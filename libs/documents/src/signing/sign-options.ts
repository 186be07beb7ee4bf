import type { PostTimestampQuery } from './timestamp-client'

export interface SignPdfOptions {
  /** Shown in a reader's signature panel. */
  reason?: string
  location?: string
  contactInfo?: string
  /** The clock. Default: now. */
  signedAt?: Date
  /** RFC 3161 time-stamping authority; without one the signing time is only the signer's word. */
  tsaUrl?: string
  /** How the authority is reached; by `fetch` unless given. */
  tsaPost?: PostTimestampQuery
  /** Default 15,000. */
  tsaTimeoutMs?: number
}
