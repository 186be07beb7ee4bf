import type { SealFields } from '@originseal/anchoring'

/** What an anchor needs to know of a work: exactly what its commitment covers. */
export interface WorkToSeal {
  readonly id: string
  /** Its owner at the time of sealing. */
  readonly sealedFor: string
  readonly title: string
  readonly filename: string
  readonly sha256: string
  readonly size: number
  readonly mediaType: string
  readonly cid: string
  readonly cidProfile: string
  readonly perceptualHash: NonNullable<SealFields['work']['perceptualHash']>
  readonly sealedAt: Date
}

export function sealFieldsOf(work: WorkToSeal): SealFields {
  const { id, title, filename, sha256, size, mediaType, cid, cidProfile, perceptualHash } = work
  const { algorithm, profile, version, hex, quality } = perceptualHash
  return {
    work: {
      id,
      title,
      filename,
      sha256,
      size,
      mediaType,
      cid,
      cidProfile,
      perceptualHash: { algorithm, profile, version, hex, quality },
    },
    ownerId: work.sealedFor,
    sealedAt: work.sealedAt.toISOString(),
  }
}
