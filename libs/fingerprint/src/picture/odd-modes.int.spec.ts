import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { photograph } from '../fixtures/scenes'
import { ImageWorkers } from '../image-workers'
import { hammingDistance } from '../pdq/hash-hex'
import { hashPixels } from '../pdq/hash-picture'
import type { HashProfile } from './image-facts'

const workers = new ImageWorkers({ workers: 2, timeoutMs: 60_000 })
const SIZE = { width: 640, height: 480 }
let png: Buffer

beforeAll(async () => {
  png = await photograph(11, undefined, SIZE).png().toBuffer()
})
afterAll(() => workers.close())

const hexOf = async (file: Buffer, profile: HashProfile): Promise<string> =>
  (await workers.inspect(file, profile)).perceptualHash.hex

describe.each(['exact', 'fast'] as const)('odd pictures under the profile %s', (profile) => {
  const apart = async (file: Buffer): Promise<number> =>
    hammingDistance(await hexOf(file, profile), await hexOf(png, profile))

  // Stored so that turning it as its EXIF says (CIPA DC-008, 4.6.4 Orientation) gives the picture back.
  test.each([
    [1, (s: sharp.Sharp) => [s]],
    [2, (s: sharp.Sharp) => [s.flop()]],
    [3, (s: sharp.Sharp) => [s.rotate(180)]],
    [4, (s: sharp.Sharp) => [s.flip()]],
    [5, (s: sharp.Sharp) => [s.rotate(90), (t: sharp.Sharp) => t.flop()]],
    [6, (s: sharp.Sharp) => [s.rotate(270)]],
    [7, (s: sharp.Sharp) => [s.rotate(90), (t: sharp.Sharp) => t.flip()]],
    [8, (s: sharp.Sharp) => [s.rotate(90)]],
  ] as const)(
    'EXIF orientation %i: the hash is that of the picture as it is seen',
    async (orientation, turn) => {
      const [first, then] = turn(sharp(png)) as [sharp.Sharp, ((s: sharp.Sharp) => sharp.Sharp)?]
      const turned = sharp(await first.png().toBuffer())
      const stored = (then?.(turned) ?? turned).withMetadata({ orientation })
      const file = await stored.png().toBuffer()
      expect(await workers.inspect(file, profile)).toMatchObject(SIZE)
      // A shrink of the stored rows and columns rounds otherwise than one of the turned ones.
      expect(await apart(file)).toBeLessThanOrEqual(profile === 'exact' ? 0 : 4)
    },
  )

  test.each([
    ['CMYK', () => sharp(png).toColourspace('cmyk').jpeg({ quality: 95 }), 8],
    ['16 bit', () => sharp(png).toColourspace('rgb16').png(), 0],
    ['a palette', () => sharp(png).png({ palette: true, colours: 200 }), 8],
    ['grey', () => sharp(png).greyscale().jpeg({ quality: 95 }), 16],
    ['grey with alpha', () => sharp(png).greyscale().ensureAlpha().png(), 16],
    ['a wide profile', () => sharp(png).withIccProfile('p3').png(), profile === 'exact' ? 4 : 8],
    ['progressive', () => sharp(png).jpeg({ quality: 95, progressive: true }), 4],
    ['4:4:4', () => sharp(png).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }), 4],
  ] as const)('%s', async (_, encode, limit) => {
    expect(await apart(await encode().toBuffer())).toBeLessThanOrEqual(limit)
  })

  test('transparent counts as white', async () => {
    const half = Buffer.from(
      '<svg width="640" height="480"><rect width="320" height="480" fill="#fff"/></svg>',
    )
    const cut = await sharp(png)
      .composite([{ input: half, blend: 'dest-out' }])
      .png()
      .toBuffer()
    const white = await sharp(png)
      .composite([{ input: half }])
      .png()
      .toBuffer()
    expect((await sharp(cut).metadata()).hasAlpha).toBe(true)
    expect(hammingDistance(await hexOf(cut, profile), await hexOf(white, profile))).toBeLessThanOrEqual(2)
  })

  test.each(['gif', 'webp'] as const)('an animated %s is its first frame', async (format) => {
    const [other, third] = await Promise.all(
      [12, 13].map((seed) => photograph(seed, undefined, SIZE).png().toBuffer()),
    )
    const film = await sharp([png, other!, third!], { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect(await workers.inspect(film, profile)).toMatchObject({ ...SIZE, frames: 3 })
    expect(await apart(film)).toBeLessThanOrEqual(16)
    expect(hammingDistance(await hexOf(film, profile), await hexOf(other!, profile))).toBeGreaterThan(60)
  })

  test.each([
    [1, 1],
    [30_000, 10],
    [10, 30_000],
    [4, 4000],
  ])('%i × %i of one colour: quality 0', async (width, height) => {
    const image = sharp({ create: { width, height, channels: 3, background: '#336699' } })
    for (const file of [await image.clone().png().toBuffer(), await image.clone().jpeg().toBuffer()])
      expect(await workers.inspect(file, profile)).toMatchObject({
        width,
        height,
        perceptualHash: { profile, version: 1, quality: 0 },
      })
  })
})

test('fast is at most 10 bits from exact, for JPEG, PNG and WebP of every scale of decoding', async () => {
  for (const side of [420, 700, 1300])
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const picture = photograph(side, undefined, { width: Math.round(side * 1.3), height: side })
      const file = await picture.toFormat(format).toBuffer()
      const distance = hammingDistance(await hexOf(file, 'exact'), await hexOf(file, 'fast'))
      expect({ side, format, near: distance <= 10 }).toEqual({ side, format, near: true })
    }
})

test('a profile that swaps red and green is applied by both: the hash follows what is seen', async () => {
  const p3 = (await sharp(await sharp(png).withIccProfile('p3').png().toBuffer()).metadata()).icc!
  const [red, green] = ['rXYZ', 'gXYZ'].map((name) => p3.indexOf(name, 132, 'latin1')) as [number, number]
  p3.write('gXYZ', red, 'latin1')
  p3.write('rXYZ', green, 'latin1')
  const folder = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  try {
    await writeFile(join(folder, 'swapped.icc'), p3)
    const file = await sharp(png).withIccProfile(join(folder, 'swapped.icc')).png().toBuffer()
    const { data, info } = await sharp(file, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })
    const seen = await hexOf(png, 'exact')
    expect(hammingDistance(hashPixels({ data, ...info }).dihedrals[0]!, seen)).toBeGreaterThan(8)
    for (const profile of ['exact', 'fast'] as const)
      expect(hammingDistance(await hexOf(file, profile), seen)).toBeLessThanOrEqual(6)
  } finally {
    await rm(folder, { recursive: true })
  }
})
