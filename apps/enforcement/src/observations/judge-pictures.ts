import { Injectable } from '@nestjs/common'
import { PictureFetch } from '@originseal/crawling'
import { isEgressError, type Visit } from '@originseal/egress'
import { ImageRefused, ImageWorkerFailure, ImageWorkers } from '@originseal/fingerprint'
import type { Place } from './seen-page'

/** The work as pictures are compared with it. */
export interface Original {
  readonly sha256: string
  /** JPEG without metadata, at most 1600 px wide; undefined where it was sealed before its place was told. */
  readonly rendition: Buffer | undefined
}

/** `absent`: there is no such picture; `unknown`: it could not be had or compared. */
export type PictureVerdict = 'copy' | 'other' | 'absent' | 'unknown'

/** Compares pictures of a page with the work as scans do. */
@Injectable()
export class JudgePictures {
  constructor(
    private readonly pictures: PictureFetch,
    private readonly workers: ImageWorkers,
  ) {}

  /** What is at the address of a picture. Rejects with the signal's reason only. */
  async at(url: string, place: Place, original: Original, signal: AbortSignal): Promise<PictureVerdict> {
    try {
      const visit = await this.pictures.visit(url, signal)
      if (visit === 'refused-by-robots') return 'unknown'
      if ([404, 410, 451].includes(visit.status)) return 'absent'
      return visit.status === 200 ? await this.verdictOf(visit, place, original) : 'unknown'
    } catch (error) {
      signal.throwIfAborted()
      if (!isEgressError(error)) throw error
      return 'unknown'
    }
  }

  private async verdictOf(
    { sha256, body, contentType }: Visit,
    { imageSha256 }: Place,
    original: Original,
  ): Promise<PictureVerdict> {
    if (sha256 === imageSha256 || sha256 === original.sha256) return 'copy'
    // A page in place of the picture.
    if (/^\s*text\/html\b/i.test(contentType ?? '')) return 'absent'
    return this.compared(body, original)
  }

  /** What bytes show; they may be a picture of a whole page. */
  async compared(candidate: Buffer, { rendition }: Original): Promise<PictureVerdict> {
    if (!rendition) return 'unknown'
    try {
      const { verdict } = await this.workers.compare({ source: rendition }, { source: candidate })
      return verdict === 'copy' ? 'copy' : 'other'
    } catch (error) {
      if (!(error instanceof ImageRefused || error instanceof ImageWorkerFailure)) throw error
      return isTooSmall(candidate) ? 'other' : 'unknown'
    }
  }
}

/** Bytes below which nothing is a copy: icons, pixels that count visitors, drawings of a few lines. */
const isTooSmall = (candidate: Buffer): boolean => candidate.length < 2_000
