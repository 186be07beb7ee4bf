import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImageWorkers } from '../image-workers'
import { hammingDistance } from './hash-hex'

/**
 * The vectors that ThreatExchange publishes need its pictures, which can't be shipped here. Point PDQ_VECTORS_DIR at the
 * `pdq` folder of a checkout of github.com/facebook/ThreatExchange.
 */
const folder = process.env.PDQ_VECTORS_DIR
const LIST = 'wasm/test/TestData/PDQMD5TestData.csv'

if (folder) {
  const workers = new ImageWorkers()
  afterAll(() => workers.close())

  const vectors = readFileSync(join(folder, LIST), 'utf8')
    .split('\n')
    .map((line) => line.trim().split(','))
    .filter(([path, hash]) => path && hash?.length === 64)
    .map(([path, hash]) => [path!.replace(/^(\.\.\/)+/, ''), hash!] as const)
    .filter(([path]) => existsSync(join(folder, path)))

  test('at least 13 are hashed bit by bit as published, the rest within the rounding of another decoder', async () => {
    const distances = await Promise.all(
      vectors.map(async ([path, published]) => {
        const { perceptualHash } = await workers.inspect(join(folder, path))
        return hammingDistance(perceptualHash.hex, published)
      }),
    )
    expect(distances.filter((distance) => distance === 0).length).toBeGreaterThanOrEqual(13)
    expect(Math.max(...distances)).toBeLessThanOrEqual(2)
  })
} else {
  test.todo('published PDQ vectors: not run, PDQ_VECTORS_DIR is not set')
}
