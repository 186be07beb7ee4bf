import sharp from 'sharp'
import { families, type Family } from './families'
import { randomFrom } from './random'
import type { Scene } from './scene'

export interface RenderedPicture {
  readonly data: Buffer
  readonly mediaType: 'image/jpeg'
  /** Pixels, 640 to 1000. */
  readonly width: number
  readonly height: number
}

/** The picture of a listing: the same for the same seed and family, unlike every other. */
export async function renderPicture(seed: number, family: Family): Promise<RenderedPicture> {
  const scene = families[family](randomFrom(saltedBy(family, seed)))
  const { width, height } = scene
  const rgb = await pixelsOf(scene)
  addGrain(rgb, width, height, seed, scene.grain)
  const data = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer()
  return { data, mediaType: 'image/jpeg', width, height }
}

/** So that one seed means different things to families that share a studio. */
const saltedBy = (family: string, seed: number) =>
  [...family].reduce((salt, letter) => Math.imul(salt, 31) + letter.charCodeAt(0), seed)

async function pixelsOf({ width, height, field, drawing }: Scene): Promise<Buffer> {
  const picture = drawing ? Buffer.from(drawing.toString()) : undefined
  if (!field) return sharp(picture).flatten({ background: '#ffffff' }).raw().toBuffer()
  const raw = { width: field.width, height: field.height, channels: 3 as const }
  const scaled = sharp(field.rgb, { raw }).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  if (!picture) return scaled.raw().toBuffer()
  return scaled
    .composite([{ input: picture }])
    .raw()
    .toBuffer()
}

/** Film grain and darker corners: what a camera adds, and what keeps flat areas from being empty. */
function addGrain(rgb: Buffer, width: number, height: number, seed: number, strength: number): void {
  const tile = grainTile()
  const start = Math.imul(seed, 7919) >>> 0
  for (let y = 0, at = 0; y < height; y++) {
    const fromMiddleY = (2 * y) / height - 1
    const row = ((y + start) & 255) << 8
    for (let x = 0; x < width; x++, at += 3) {
      const fromMiddleX = (2 * x) / width - 1
      const corner = 1 - 0.05 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY)
      const grain = tile[row | ((x + (start >>> 8)) & 255)]! * strength
      for (let i = at; i < at + 3; i++) {
        const value = rgb[i]! * corner + grain
        rgb[i] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
}

let tileOnce: Float32Array | undefined

/** 256 × 256 values, mostly −1 … 1, bell-shaped. */
function grainTile(): Float32Array {
  if (tileOnce) return tileOnce
  const random = randomFrom(256)
  tileOnce = Float32Array.from({ length: 65_536 }, () => random.next() + random.next() + random.next() - 1.5)
  return tileOnce
}
