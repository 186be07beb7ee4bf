/**
 * Whether an ICC profile is that of an ordinary RGB screen: red, green and blue about as light as sRGB has them, and
 * tone curves of a gamma between 1.7 and 2.7. Pixels under such a profile look much the same without it. Any other one
 * may turn a picture into something else (swapped channels, a negative) and must be applied to know what is seen.
 * No profile at all is plain. Layout: ICC.1:2022 §7 (header, tag table), §10.6 (curv), §10.18 (para), §10.31 (XYZ).
 * Pure; never throws: what can't be read is not plain.
 */
export function isPlainProfile(profile: Uint8Array | undefined): boolean {
  if (!profile) return true
  const icc = Buffer.from(profile.buffer, profile.byteOffset, profile.byteLength)
  try {
    return icc.toString('latin1', 16, 24) === 'RGB XYZ ' && hasScreenTags(icc)
  } catch (error) {
    // Offsets beyond the end: the profile is broken.
    if (OUT_OF_RANGE.has((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

const OUT_OF_RANGE = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'])
/** Lightness (Y, adapted to D50) of a full channel: sRGB has 0.222, 0.717, 0.061; the widest in use 0.29 and 0.63. */
const LIGHTNESS = { r: [0.17, 0.32], g: [0.6, 0.77], b: [0, 0.12] } as const
/** What half of full tone gives: 0.5^2.7 to 0.5^1.7. */
const HALF_TONE = [0.153, 0.308] as const
const MOST_TAGS = 100

function hasScreenTags(icc: Buffer): boolean {
  const tags = new Map<string, number>()
  const count = Math.min(MOST_TAGS, icc.readUInt32BE(128))
  for (let i = 0; i < count; i++)
    tags.set(icc.toString('latin1', 132 + i * 12, 136 + i * 12), icc.readUInt32BE(136 + i * 12))
  // Tables, where there are any, win over curves and colours.
  if ([...tags.keys()].some((name) => /^[AD]2B\d$/.test(name))) return false
  return (['r', 'g', 'b'] as const).every((channel) => {
    const colour = tags.get(`${channel}XYZ`)
    const curve = tags.get(`${channel}TRC`)
    if (colour === undefined || curve === undefined) return false
    return within(icc.readInt32BE(colour + 12) / 65536, LIGHTNESS[channel]) && isScreenCurve(icc, curve)
  })
}

const within = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to

/** Rising, from about black to about white, and half of full tone as dark as a screen's. */
function isScreenCurve(icc: Buffer, at: number): boolean {
  const tone = toneCurve(icc, at)
  if (!tone) return false
  const steps = Array.from({ length: 17 }, (_, i) => tone(i / 16))
  const rising = steps.every((value, i) => i === 0 || value >= steps[i - 1]!)
  return rising && steps[0]! <= 0.05 && steps[16]! >= 0.95 && within(steps[8]!, HALF_TONE)
}

function toneCurve(icc: Buffer, at: number): ((tone: number) => number) | null {
  const type = icc.toString('latin1', at, at + 4)
  if (type === 'curv') {
    const entries = icc.readUInt32BE(at + 8)
    if (entries === 0) return (tone) => tone
    if (entries === 1) return (tone) => tone ** (icc.readUInt16BE(at + 12) / 256)
    return (tone) => icc.readUInt16BE(at + 12 + Math.round(tone * (entries - 1)) * 2) / 65535
  }
  return type === 'para' ? parametricCurve(icc, at) : null
}

/** Types 0-4 of a parametric curve are one formula with parts left out. */
function parametricCurve(icc: Buffer, at: number): ((tone: number) => number) | null {
  const type = icc.readUInt16BE(at + 8)
  const p = (i: number): number => icc.readInt32BE(at + 12 + i * 4) / 65536
  const g = p(0)
  if (type === 0) return (x) => x ** g
  if (type > 4) return null
  const [a, b] = [p(1), p(2)]
  if (type === 1) return (x) => (x >= -b / a ? (a * x + b) ** g : 0)
  if (type === 2) return (x) => (x >= -b / a ? (a * x + b) ** g + p(3) : p(3))
  const [c, d, e, f] = [p(3), p(4), type === 4 ? p(5) : 0, type === 4 ? p(6) : 0]
  return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f)
}
