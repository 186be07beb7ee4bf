import { z } from 'zod'
import { instant, sha256Hex } from '../primitives'

export const signingCertificate = z.object({
  /** Of its DER encoding. */
  sha256: sha256Hex,
  /** Distinguished names, a part per line. */
  subject: z.string(),
  issuer: z.string(),
  /** By nobody but itself: it shows that documents come from one installation, not whose that is. */
  selfSigned: z.boolean(),
  notBefore: instant,
  notAfter: instant,
  /** Since when this installation signs with it. */
  firstUsedAt: instant,
  pem: z.string(),
})
export type SigningCertificate = z.infer<typeof signingCertificate>

/** The one in use first. */
export const listSigningCertificatesResponse = z.object({
  data: z.object({ certificates: z.array(signingCertificate) }),
})
export type ListSigningCertificatesResponse = z.infer<typeof listSigningCertificatesResponse>
