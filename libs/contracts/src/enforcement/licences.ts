import { z } from 'zod'
import { id, instant, sha256Hex, webUrl } from '../primitives'

/** The `typ` of a licence's header (RFC 7515, section 4.1.9). */
export const licenceType = 'originseal-licence+jwt'

/** What a licence says: the payload of a JWS that is signed with the key of our documents. */
export const licenceClaims = z.strictObject({
  version: z.literal(1),
  /** Names the licence: its end is told by this id. */
  lid: id,
  workId: id,
  /** Of the sealed file, where it is known. */
  sha256: sha256Hex.nullable(),
  /** As the right holder named themselves. */
  grantor: z.string(),
  /** Where the work may be shown. */
  grantee: z.strictObject({ kind: z.literal('page'), value: webUrl }),
  notBefore: instant,
  /** It ends at this instant; null where no date ends it. */
  notAfter: instant.nullable(),
  /** Of the terms that both sides have signed. */
  settlementHash: sha256Hex,
})
export type LicenceClaims = z.infer<typeof licenceClaims>

/** Its date has come, the settlement that gave it was not kept, or its right holder has taken it back. */
export const licenceEnds = ['expired', 'broken', 'revoked'] as const
export type LicenceEnd = (typeof licenceEnds)[number]

/** A licence as both sides of its settlement see it. */
export const licenceView = z.object({
  grantedAt: instant,
  notAfter: instant.nullable(),
  endedAt: instant.nullable(),
  end: z.enum(licenceEnds).nullable(),
})
export type LicenceView = z.infer<typeof licenceView>
