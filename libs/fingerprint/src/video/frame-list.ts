/** FFmpeg's `framecrc` output: a head of `#` lines, then a line a frame. */
export interface FrameList {
  head: string
  rows: { pts: number; ticks: number }[]
  millisecondsPerTick: number
}

const ROW = /^0,\s*-?\d+,\s*(-?\d+),\s*(\d+),/gm

/** @param bytes stream, decoding time, showing time, length in ticks, bytes, checksum: comma-separated */
export function framesOf(bytes: Uint8Array): FrameList {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const [, numerator = 0, denominator = 1] = (/^#tb 0: (\d+)\/(\d+)$/m.exec(text) ?? []).map(Number)
  return {
    head: text.split(/^(?=\d)/m, 1)[0]!,
    rows: Array.from(text.matchAll(ROW), ([, pts, ticks]) => ({ pts: Number(pts), ticks: Number(ticks) })),
    millisecondsPerTick: (1000 * numerator) / denominator,
  }
}
