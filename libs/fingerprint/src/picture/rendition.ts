import { finish, pipeline } from './decode'
import type { OpenPicture } from './decode'

export interface RenditionOptions {
  /** Longer side, in pixels; a smaller picture stays as it is. */
  maxSide: number
  format: 'png' | 'jpeg'
  /** 1-100, JPEG only. */
  quality?: number
}

/** Evidence images: ≤ 1600 px wide, JPEG 0.85, no metadata (ledger MEMBER-10). */
export const EVIDENCE = { maxWidth: 1600, quality: 85, extension: '.jpg' } as const

/** A new file with the same look: upright, over white, sRGB, without any metadata of the source. */
export function render(
  picture: OpenPicture,
  { maxSide, format, quality = 85 }: RenditionOptions,
): Promise<Buffer> {
  const resized = pipeline(picture).resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
  return finish(picture, (format === 'png' ? resized.png() : resized.jpeg({ quality })).toBuffer())
}

export function renderEvidence(picture: OpenPicture): Promise<Buffer> {
  const narrow = pipeline(picture).resize({ width: EVIDENCE.maxWidth, withoutEnlargement: true })
  return finish(picture, narrow.jpeg({ quality: EVIDENCE.quality }).toBuffer())
}
