import { jpegOfManyScans, mutate, photograph, randomOf } from '../fixtures'
import { decodingPasses } from './decoding-passes'

const picture = photograph(5, undefined, { width: 240, height: 160 })

test.each([
  ['an ordinary JPEG', 'jpeg', () => picture.clone().jpeg().toBuffer(), 1],
  ['a progressive JPEG', 'jpeg', () => picture.clone().jpeg({ progressive: true }).toBuffer(), 10],
  ['a JPEG in 78 scans', 'jpeg', async () => jpegOfManyScans(78, 64), 78],
  ['an ordinary PNG', 'png', () => picture.clone().png().toBuffer(), 1],
  ['an interlaced PNG', 'png', () => picture.clone().png({ progressive: true }).toBuffer(), 7],
  ['WebP', 'webp', () => picture.clone().webp().toBuffer(), 1],
  ['GIF', 'gif', () => picture.clone().gif({ progressive: true }).toBuffer(), 1],
] as const)('%s', async (_, format, make, passes) => {
  expect(decodingPasses(await make(), format)).toBe(passes)
})

test('a preview in the metadata has scans of its own, which are not decoded', async () => {
  const preview = jpegOfManyScans(50, 16)
  const jpeg = await picture.clone().jpeg().toBuffer()
  const metadata = Buffer.concat([
    Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 255]),
    preview,
  ])
  expect(decodingPasses(Buffer.concat([jpeg.subarray(0, 2), metadata, jpeg.subarray(2)]), 'jpeg')).toBe(1)
})

test('whatever the bytes, there is an answer, in linear time', async () => {
  const random = randomOf(7)
  const jpeg = await picture.clone().jpeg({ progressive: true }).toBuffer()
  for (let round = 0; round < 300; round += 1)
    expect(decodingPasses(mutate(jpeg, random), 'jpeg')).toBeGreaterThanOrEqual(1)
  for (const bytes of [[0xff], [0xff, 0xff], [0xff, 0xda], [0xff, 0xd8, 0xff, 0xda, 0, 0]]) {
    const flood = Buffer.alloc(8_000_000, Buffer.from(bytes))
    // Of this process's own work: a busy machine may take longer.
    const began = process.cpuUsage()
    expect(decodingPasses(flood, 'jpeg')).toBeGreaterThanOrEqual(1)
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  }
  expect(decodingPasses(Buffer.alloc(0), 'jpeg')).toBe(1)
})
