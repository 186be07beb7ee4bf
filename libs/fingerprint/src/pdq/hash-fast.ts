import { finish, pipeline } from '../picture/decode'
import type { OpenPicture, Pixels } from '../picture/decode'
import { foldedTaps } from './axis-taps'
import { hashBlocks } from './hash-blocks'
import type { PdqHashes } from './hash-blocks'
import { filterBlocks, lumaPlane, planeSize } from './luma'

/** The shorter side is not decoded smaller than this; measured in docs/evidence/fingerprint.md. */
const SHORT_SIDE = 130
/**
 * A JPEG is decoded at 1/8, 1/4 or 1/2 of its size for little more than reading its codes. libvips does so when the
 * picture shrinks by more than that, so it is shrunk by one step more.
 */
const SHRINKS = [9, 5, 3]

/**
 * A smaller decode, or a whole one of a small picture. A plain colour profile of a screen is left aside: applying it
 * costs more than the decode and turns a bit or two.
 * @throws ImageRefused
 */
export async function decodeFast(picture: OpenPicture): Promise<Pixels> {
  const { width, height } = picture
  const shrink = SHRINKS.find((by) => Math.min(width, height) / by >= SHORT_SIDE)
  const whole = pipeline(picture, { plainProfile: 'left aside' })
  const decoded = shrink
    ? whole.resize(Math.floor(width / shrink), Math.floor(height / shrink), { fit: 'fill', kernel: 'cubic' })
    : whole
  const { data, info } = await finish(picture, decoded.raw().toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** PDQ of a smaller decode of a picture of the given size, with the published filter folded onto it. */
export function hashFast(pixels: Pixels, full: { width: number; height: number }): PdqHashes {
  const [across, down] = planeSize(full)
  const luma = lumaPlane(pixels, [pixels.width, pixels.height])
  return hashBlocks(
    filterBlocks(
      luma,
      foldedTaps({ full: full.width, plane: across, decoded: pixels.width }),
      foldedTaps({ full: full.height, plane: down, decoded: pixels.height }),
    ),
  )
}
