import type { ImageFormat } from './sniff'

/** Adam7 (PNG specification, §8.2). */
const INTERLACED_PASSES = 7

/**
 * How often a decoder goes over a picture's area, read from the file's structure without decoding anything: the scans
 * of a JPEG, of which a few bytes suffice for each, and the passes of an interlaced PNG. Of an animation only the first
 * frame is decoded, in one pass. In time linear in the file; never throws.
 */
export function decodingPasses(bytes: Buffer, format: ImageFormat): number {
  if (format === 'jpeg') return Math.max(1, jpegScans(bytes))
  if (format === 'png') return bytes[28] === 1 ? INTERLACED_PASSES : 1
  return 1
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Markers: 0xFF, code, and for most a length of what follows (ITU-T T.81, annex B). */
function jpegScans(bytes: Buffer): number {
  let scans = 0
  let at = nextMarker(bytes, 2)
  while (at >= 0 && bytes[at + 1] !== END_OF_IMAGE) {
    if (bytes[at + 1] === START_OF_SCAN) scans += 1
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0
    at = nextMarker(bytes, at + 2 + length)
  }
  return scans
}

/** Within coded data 0xFF is followed by 0 or a restart marker; any number of 0xFF may stand before a marker. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1]
    if (code === undefined) return -1
    const isData = code === 0 || code === 1 || code === 0xff || (code >= 0xd0 && code <= 0xd8)
    if (!isData) return at
  }
  return -1
}
