/**
 * pHash, the named reference: 32 × 32 grey, cosine transform, the lowest 8 × 8 without the first, a bit for each above
 * the median (N. Krawetz, 'Looks Like It', hackerfactor.com, 2011; C. Zauner, 'Implementation and Benchmarking of
 * Perceptual Image Hash Functions', 2010). Own code; 64 bits as two numbers, bit 0 unused.
 */
import { createRequire } from 'node:module'

const sharp = createRequire(new URL('../../../../libs/fingerprint/package.json', import.meta.url))('sharp')

const SIDE = 32
const KEEP = 8
/** The limit that its author gives for 'probably the same'. */
export const PHASH_LIMIT = 10

const WAVES = Float64Array.from({ length: KEEP * SIDE }, (_, at) =>
  Math.cos((Math.PI / SIDE) * Math.floor(at / SIDE) * ((at % SIDE) + 0.5)),
)

/** @returns {Promise<[number, number]>} */
export async function phashOf(bytes) {
  const grey = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const rows = new Float64Array(KEEP * SIDE)
  for (let u = 0; u < KEEP; u++)
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) rows[u * SIDE + y] += WAVES[u * SIDE + x] * grey[y * SIDE + x]
  const spectrum = Float64Array.from({ length: KEEP * KEEP }, (_, at) => {
    const [v, u] = [Math.floor(at / KEEP), at % KEEP]
    let sum = 0
    for (let y = 0; y < SIDE; y++) sum += WAVES[v * SIDE + y] * rows[u * SIDE + y]
    return sum
  })
  const median = spectrum.slice(1).sort()[31]
  /** @type {[number, number]} */
  const words = [0, 0]
  for (let i = 1; i < 64; i++) if (spectrum[i] > median) words[i >> 5] |= 1 << (i & 31)
  return words
}
