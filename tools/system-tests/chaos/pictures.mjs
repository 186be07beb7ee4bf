import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'

const sharp = createRequire(new URL('../../../libs/fingerprint/package.json', import.meta.url))('sharp')

/**
 * A picture that no other seed gives and none looks like: random blocks, 192 × 192, PNG.
 * @param {number} seed
 * @returns {Promise<{ bytes: Buffer<ArrayBuffer>, sha256: string, name: string }>}
 */
export async function drawBlocks(seed) {
  const side = 12
  const noise = Buffer.alloc(side * side * 3)
  for (let filled = 0, round = 0; filled < noise.length; round += 1) {
    const digest = createHash('sha256').update(`picture ${seed} ${round}`).digest()
    filled += digest.copy(noise, filled)
  }
  const picture = sharp(noise, { raw: { width: side, height: side, channels: 3 } })
  const drawn = await picture.resize(192, 192, { kernel: 'cubic' }).png().toBuffer()
  const bytes = /** @type {Buffer<ArrayBuffer>} */ (drawn)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), name: `picture-${seed}.png` }
}
