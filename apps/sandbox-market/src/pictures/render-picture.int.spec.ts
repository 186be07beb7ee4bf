import { hammingDistance, ImageWorkers } from '@originseal/fingerprint'
import sharp from 'sharp'
import { catalogue } from './catalogue'
import { families, type Family } from './families'
import { renderPicture } from './render-picture'

describe('pictures of the catalogue', () => {
  it.each(Object.keys(families) as Family[])(
    '%s is the same for the same seed, another for another',
    async (family) => {
      const [first, again, other] = [
        await renderPicture(5, family),
        await renderPicture(5, family),
        await renderPicture(6, family),
      ]
      expect(first.data.equals(again.data)).toBe(true)
      expect(first.data.equals(other.data)).toBe(false)
      const { width, height } = first
      expect(await sharp(first.data).metadata()).toMatchObject({ format: 'jpeg', width, height })
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(640)
      expect(Math.max(width, height)).toBeLessThanOrEqual(1000)
    },
  )

  it('all differ from one another, turned or mirrored too, and have texture enough to be told apart', async () => {
    const workers = new ImageWorkers({ timeoutMs: 60_000 })
    try {
      const seen = new Map<string, string>()
      for (const { key, seed, family } of catalogue) {
        const { data } = await renderPicture(seed, family)
        // As a scan looks at the pictures of a shop.
        const { perceptualHash, dihedrals } = await workers.inspect(data, 'fast')
        const alike = [...seen].filter(([, hash]) =>
          dihedrals.some((turned) => hammingDistance(turned, hash) <= 60),
        )
        expect({ key, alike, hasTexture: perceptualHash.quality >= 60 }).toEqual({
          key,
          alike: [],
          hasTexture: true,
        })
        seen.set(key, perceptualHash.hex)
      }
      expect(seen.size).toBe(catalogue.length)
    } finally {
      await workers.close()
    }
  }, 180_000)
})
