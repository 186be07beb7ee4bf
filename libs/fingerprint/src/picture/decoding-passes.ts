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

/**
 * Within coded data 0xFF is followed by 0 or a restart marker; any number of 0xFF may stand before a marker. A plain
 * loop: a search by the runtime costs a call for each 0xFF, and a hostile file may hold nothing else.
 */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1)
    if (bytes[at] === 0xff && isMarker(bytes[at + 1]!)) return at
  return -1
}

function isMarker(code: number): boolean {
  return code > 1 && code !== 0xff && !(code >= 0xd0 && code <= 0xd8)
}
