import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const { photograph } = require('@originseal/fingerprint/fixtures')
const sharp = require('sharp')

/** As cameras and shops have them; about 1.9 megapixels on average. */
const SIZES = [
  { width: 1600, height: 1200 },
  { width: 1440, height: 1080 },
  { width: 1920, height: 1280 },
  { width: 1200, height: 1600 },
]

/** @typedef {{ path: string, set: string, megapixels: number }} Sample */

/**
 * Writes photograph-like JPEG files (quality 85, 4:2:0) into `folder`.
 * @returns {Promise<Sample[]>} the same files for the same seed
 */
export async function makePhotographs(folder, count, seed) {
  const samples = []
  for (let i = 0; i < count; i++) {
    const size = SIZES[i % SIZES.length]
    const path = join(folder, `${i}.jpg`)
    writeFileSync(
      path,
      await photograph(seed + i, undefined, size)
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
    samples.push({ path, set: 'made', megapixels: (size.width * size.height) / 1e6 })
  }
  return samples
}

/**
 * The JPEG files of a folder that every program here reads alike: whole, upright, grey or RGB, at least a quarter of a
 * megapixel. Those from one megapixel on are a set of their own, since little can be saved on a small picture.
 * @returns {Promise<Sample[]>}
 */
export async function findPhotographs(folder) {
  const samples = []
  for (const name of readdirSync(folder).filter((file) => /\.jpe?g$/i.test(file))) {
    const path = join(folder, name)
    const picture = sharp(readFileSync(path), { limitInputPixels: 50_000_000, failOn: 'warning' })
    const meta = await picture.metadata().catch(() => null)
    const megapixels = meta ? (meta.width * meta.height) / 1e6 : 0
    if (!meta || megapixels < 0.25 || meta.space === 'cmyk' || (meta.orientation ?? 1) > 1) continue
    const isWhole = await picture.stats().then(
      () => true,
      () => false,
    )
    if (!isWhole) continue
    samples.push({ path, set: megapixels >= 1 ? 'folder, ≥ 1 MP' : 'folder, < 1 MP', megapixels })
  }
  return samples
}
