import { Injectable } from '@nestjs/common'
import { isEgressError } from '@originseal/egress'
import { ImageRefused } from '@originseal/fingerprint'
import type { CachedPicture } from '../caches/picture-cache.queries'
import { isUnchanged, renewed, stateOf, type ResourceState, PictureFetch } from '@originseal/crawling'
import type { IndexedImage } from './images.repository'
import { IndexImage, smallestSide } from './index-image'

/** What the address of a picture leads to; `state`: by which its answer can be known again. */
export type Resolved = (
  | { readonly imageId: string }
  | { readonly fresh: IndexedImage }
  | { readonly failure: string }
) & { readonly state?: ResourceState | undefined }

/** Fetches a picture and looks at it, unless its server says that it is the one that we know. */
@Injectable()
export class ResolvePicture {
  constructor(
    private readonly pictures: PictureFetch,
    private readonly indexImage: IndexImage,
  ) {}

  /** @param deadline after which the picture stays unseen; `signal` rejects instead */
  async execute(
    url: string,
    known: CachedPicture | undefined,
    signal: AbortSignal,
    deadline: AbortSignal,
  ): Promise<Resolved> {
    let state: ResourceState | undefined
    try {
      const visit = await this.pictures.visit(url, AbortSignal.any([signal, deadline]), known?.state)
      if (visit === 'refused-by-robots') return { failure: visit }
      if (known && isUnchanged(known.state, visit))
        return { ...whatWasKnown(known), state: renewed(known.state, visit.headers, visit.fetchedAt) }
      if (visit.status !== 200) return { failure: `status ${visit.status}` }
      // Elsewhere the validators are another address's.
      state = visit.redirects.length === 0 ? stateOf(url, visit.headers, visit.fetchedAt) : undefined
      const imageId = await this.indexImage.known(visit.body)
      if (imageId) return { imageId, state }
      const fresh = await this.indexImage.examine(visit.body)
      const { width, height } = fresh.facts
      return Math.min(width, height) < smallestSide
        ? { failure: 'too small to matter', state }
        : { fresh, state }
    } catch (error) {
      signal.throwIfAborted()
      if (deadline.aborted) return { failure: 'no time left' }
      if (error instanceof ImageRefused) return { failure: error.code, ...(isItsOwn(error) && { state }) }
      if (isEgressError(error)) return { failure: error.code }
      throw error
    }
  }
}

/** A picture that took too long may have met a busy machine: the next scan tries again. */
const isItsOwn = ({ code }: ImageRefused): boolean => code !== 'IMAGE_TIMEOUT'

export function whatWasKnown({
  imageId,
  failure,
}: Pick<CachedPicture, 'imageId' | 'failure'>): { imageId: string } | { failure: string } {
  return imageId === null ? { failure: failure ?? '' } : { imageId }
}
