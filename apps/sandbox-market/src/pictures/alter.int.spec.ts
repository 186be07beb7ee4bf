import sharp from 'sharp'
import { alter } from './alter'
import { renderPicture } from './render-picture'

let original: Buffer
let size: { width: number; height: number }
beforeAll(async () => {
  const { data, width, height } = await renderPicture(7, 'street')
  original = data
  size = { width, height }
})

const look = async (picture: Buffer, width = 48, height = 48) =>
  sharp(picture).resize(width, height, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()
/** Mean difference of the channels, 0 to 255. */
const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

describe('alterations', () => {
  it('without any, gives the same picture as a JPEG', async () => {
    const altered = await alter(original, {})
    expect(await sharp(altered).metadata()).toMatchObject({ format: 'jpeg', ...size })
    expect(difference(await look(altered), await look(original))).toBeLessThan(3)
  })

  it('crops to a share of each edge around the middle', async () => {
    const altered = await alter(original, { crop: 70 })
    const [width, height] = [Math.round(size.width * 0.7), Math.round(size.height * 0.7)]
    expect(await sharp(altered).metadata()).toMatchObject({ width, height })
    const middle = sharp(original).extract({
      left: Math.floor((size.width - width) / 2),
      top: Math.floor((size.height - height) / 2),
      width,
      height,
    })
    expect(difference(await look(altered), await look(await middle.png().toBuffer()))).toBeLessThan(3)
  })

  it('mirrors, and turns clockwise', async () => {
    const mirrored = await alter(original, { mirror: true })
    expect(difference(await look(mirrored), await look(original))).toBeGreaterThan(8)
    expect(
      difference(await look(await sharp(mirrored).flop().toBuffer()), await look(original)),
    ).toBeLessThan(4)
    const turned = await alter(original, { turn: true })
    expect(await sharp(turned).metadata()).toMatchObject({ width: size.height, height: size.width })
    expect(
      difference(await look(await sharp(turned).rotate(-90).toBuffer()), await look(original)),
    ).toBeLessThan(4)
  })

  it('resizes', async () => {
    const { width, height } = await sharp(await alter(original, { resize: 50 })).metadata()
    expect(width).toBe(Math.round(size.width / 2))
    expect(height).toBe(Math.round(size.height / 2))
  })

  it('takes colour away, or shifts it', async () => {
    const grey = await look(await alter(original, { colour: 'grey' }))
    for (let i = 0; i < grey.length; i += 3)
      expect(
        Math.max(grey[i]!, grey[i + 1]!, grey[i + 2]!) - Math.min(grey[i]!, grey[i + 1]!, grey[i + 2]!),
      ).toBeLessThan(4)
    for (const colour of ['warm', 'cool', 'vivid'] as const)
      expect(difference(await look(await alter(original, { colour })), await look(original))).toBeGreaterThan(
        2,
      )
  })

  it('lays words over 15 % of the picture and leaves the rest', async () => {
    const [before, after] = [
      await look(original, 40, 100),
      await look(await alter(original, { overlay: true }), 40, 100),
    ]
    const changed = Array.from({ length: 100 }, (_, row) =>
      difference(before.subarray(row * 120, (row + 1) * 120), after.subarray(row * 120, (row + 1) * 120)),
    ).filter((of) => of > 12)
    expect(changed.length).toBeGreaterThanOrEqual(14)
    expect(changed.length).toBeLessThanOrEqual(17)
  })

  it('adds a frame outside', async () => {
    const edge = Math.round(Math.min(size.width, size.height) * 0.08)
    const framed = await alter(original, { border: true })
    expect(await sharp(framed).metadata()).toMatchObject({
      width: size.width + 2 * edge,
      height: size.height + 2 * edge,
    })
  })

  it('takes a lower quality for fewer bytes, and does everything at once', async () => {
    expect((await alter(original, { quality: 20 })).length).toBeLessThan(
      (await alter(original, { quality: 90 })).length / 2,
    )
    const all = await alter(original, {
      crop: 80,
      mirror: true,
      turn: true,
      resize: 60,
      colour: 'grey',
      overlay: true,
      border: true,
      quality: 40,
    })
    expect((await sharp(all).metadata()).format).toBe('jpeg')
  })

  it('takes what has transparency, and refuses what is no picture', async () => {
    const png = await sharp({ create: { width: 80, height: 60, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    expect(await sharp(await alter(png, { mirror: true })).metadata()).toMatchObject({
      width: 80,
      channels: 3,
    })
    await expect(alter(Buffer.from('not a picture'), {})).rejects.toThrow('unsupported image format')
  })
})
