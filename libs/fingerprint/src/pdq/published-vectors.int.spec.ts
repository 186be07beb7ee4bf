import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ImageWorkers } from '../image-workers'
import { hammingDistance } from './hash-hex'
import { hashPixels } from './hash-picture'

/**
 * The vectors that ThreatExchange publishes need its pictures, which can't be shipped here. Point PDQ_VECTORS_DIR at the
 * `pdq` folder of a checkout of github.com/facebook/ThreatExchange.
 */
const folder = process.env.PDQ_VECTORS_DIR
const LIST = 'wasm/test/TestData/PDQMD5TestData.csv'

if (folder) {
  const workers = new ImageWorkers({ timeoutMs: 60_000 })
  afterAll(() => workers.close())

  const vectors = readFileSync(join(folder, LIST), 'utf8')
    .split('\n')
    .map((line) => line.trim().split(','))
    .filter(([path, hash]) => path && hash?.length === 64)
    .map(([path, hash]) => [path!.replace(/^(\.\.\/)+/, ''), hash!] as const)
    .filter(([path]) => existsSync(join(folder, path)))

  /**
   * Not bit by bit: the reference built today gives our value for the first (its published one comes of another JPEG
   * decoder), and the second has a profile of a wide screen, which the reference leaves aside and we apply.
   */
  const APART = ['data/bridge-mods/sharpen-a-lot.jpg', 'data/misc-images/c.png']

  test('at least 13 are hashed bit by bit as published, the two others within 2 bits', async () => {
    const distances = await Promise.all(
      vectors.map(async ([path, published]) => {
        const { perceptualHash } = await workers.inspect(join(folder, path))
        return { path, distance: hammingDistance(perceptualHash.hex, published) }
      }),
    )
    const equal = distances.filter(({ distance }) => distance === 0)
    expect(equal.length).toBeGreaterThanOrEqual(13)
    const others = distances.filter(({ distance }) => distance > 0)
    expect(others.filter(({ path, distance }) => distance > 2 || !APART.includes(path))).toEqual([])
  })

  test('c.png is as published when its colour profile is left aside', async () => {
    const [path, published] = vectors.find(([name]) => name === APART[1])!
    const opened = sharp(join(folder, path), { ignoreIcc: true }).removeAlpha()
    const { data, info } = await opened.raw().toBuffer({ resolveWithObject: true })
    expect(hashPixels({ data, ...info }).dihedrals[0]).toBe(published)
  })

  test('fast is within 10 bits of at least nine of ten', async () => {
    const distances = await Promise.all(
      vectors.map(async ([path, published]) => {
        const { perceptualHash } = await workers.inspect(join(folder, path), 'fast')
        return hammingDistance(perceptualHash.hex, published)
      }),
    )
    expect(distances.filter((distance) => distance <= 10).length).toBeGreaterThanOrEqual(
      distances.length * 0.9,
    )
  })
} else {
  test.todo('published PDQ vectors: not run, PDQ_VECTORS_DIR is not set')
}
