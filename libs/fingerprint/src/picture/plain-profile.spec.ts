import sharp from 'sharp'
import { isPlainProfile } from './plain-profile'

async function profileOf(name: string): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })
  return (await sharp(await pixel.withIccProfile(name).png().toBuffer()).metadata()).icc!
}

/** A copy of a profile in which one tag bears another's name. */
function renamed(icc: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(icc)
  for (let at = 132; at < 132 + icc.readUInt32BE(128) * 12; at += 12) {
    const name = icc.toString('latin1', at, at + 4)
    if (name === from) copy.write(to, at, 'latin1')
    if (name === to) copy.write(from, at, 'latin1')
  }
  return copy
}

/** A profile of three tags' colours and one curve for all, as short as one can be. */
function profileWith(curve: Buffer): Buffer {
  const head = Buffer.alloc(132 + 6 * 12)
  head.write('RGB XYZ ', 16, 'latin1')
  head.writeUInt32BE(6, 128)
  const colours = [0.22, 0.72, 0.06].map((lightness) => {
    const xyz = Buffer.alloc(20)
    xyz.writeInt32BE(Math.round(lightness * 65536), 12)
    return xyz
  })
  ;['r', 'g', 'b'].forEach((channel, i) => {
    head.write(`${channel}XYZ`, 132 + i * 24, 'latin1')
    head.writeUInt32BE(head.length + i * 20, 136 + i * 24)
    head.write(`${channel}TRC`, 144 + i * 24, 'latin1')
    head.writeUInt32BE(head.length + 60, 148 + i * 24)
  })
  return Buffer.concat([head, ...colours, curve])
}

const gamma = (value: number): Buffer => {
  const curve = Buffer.alloc(14)
  curve.write('curv', 'latin1')
  curve.writeUInt32BE(1, 8)
  curve.writeUInt16BE(Math.round(value * 256), 12)
  return curve
}
const sampled = (values: number[]): Buffer => {
  const curve = Buffer.alloc(12 + values.length * 2)
  curve.write('curv', 'latin1')
  curve.writeUInt32BE(values.length, 8)
  values.forEach((value, i) => curve.writeUInt16BE(Math.round(value * 65535), 12 + i * 2))
  return curve
}
const parametric = (type: number, parameters: number[]): Buffer => {
  const curve = Buffer.alloc(12 + parameters.length * 4)
  curve.write('para', 'latin1')
  curve.writeUInt16BE(type, 8)
  parameters.forEach((value, i) => curve.writeInt32BE(Math.round(value * 65536), 12 + i * 4))
  return curve
}
const ramp = (tone: (x: number) => number): number[] => Array.from({ length: 33 }, (_, i) => tone(i / 32))

describe('a profile that may be left aside', () => {
  test('none, sRGB and Display P3 are plain', async () => {
    expect(isPlainProfile(undefined)).toBe(true)
    expect(isPlainProfile(await profileOf('srgb'))).toBe(true)
    expect(isPlainProfile(await profileOf('p3'))).toBe(true)
  })

  test('CMYK, swapped channels, a cut and an empty one are not', async () => {
    const p3 = await profileOf('p3')
    const cmyk = Buffer.from(p3)
    cmyk.write('CMYKLab ', 16, 'latin1')
    expect(isPlainProfile(cmyk)).toBe(false)
    expect(isPlainProfile(renamed(p3, 'rXYZ', 'gXYZ'))).toBe(false)
    expect(isPlainProfile(renamed(p3, 'gXYZ', 'bXYZ'))).toBe(false)
    expect(isPlainProfile(p3.subarray(0, 300))).toBe(false)
    expect(isPlainProfile(new Uint8Array(0))).toBe(false)
  })

  test('a table beside the curves is not plain: it wins over them', async () => {
    expect(isPlainProfile(renamed(await profileOf('p3'), 'cprt', 'A2B0'))).toBe(false)
  })

  test.each([
    ['gamma 1.8', gamma(1.8), true],
    ['gamma 2.2', gamma(2.2), true],
    ['gamma 1', gamma(1), false],
    ['gamma 4', gamma(4), false],
    ['an empty curve, which means gamma 1', sampled([]), false],
    ['a sampled 2.2', sampled(ramp((x) => x ** 2.2)), true],
    ['a negative', sampled(ramp((x) => 1 - x ** 2.2)), false],
    ['a fold in the shadows', sampled(ramp((x) => (x < 0.25 ? 0.25 - x : x ** 2.2))), false],
    ['a constant', sampled(ramp(() => 0.2)), false],
    ['parametric 0', parametric(0, [2.2]), true],
    ['parametric 1', parametric(1, [2.2, 1, 0]), true],
    ['parametric 2 with a lift', parametric(2, [2.2, 1, 0, 0.5]), false],
    ['parametric 3: sRGB', parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]), true],
    ['parametric 4: sRGB', parametric(4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0]), true],
    ['parametric 9, which is none', parametric(9, [2.2, 1, 0, 0, 0, 0, 0]), false],
  ])('%s: %p', (_, curve, plain) => {
    expect(isPlainProfile(profileWith(curve))).toBe(plain)
  })
})
