import type { PerceptualHash } from '@originseal/contracts'
import type { PictureWindows } from '@originseal/fingerprint'

/** A sealed work as protection told us of it: all that a search needs. */
export interface WatchedWork {
  readonly workId: string
  readonly ownerId: string
  readonly title: string
  readonly filename: string
  readonly keywords: string[]
  readonly mediaType: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly sha256: string
  readonly cid: string
  readonly perceptualHash: PerceptualHash
  readonly dihedrals: string[]
  /** Hashes of its parts; null until a scan or the patrol needs them. */
  readonly windows: PictureWindows | null
  readonly renditionKey: string
  readonly sealedAt: Date
  readonly anchoredAt: Date | null
}
