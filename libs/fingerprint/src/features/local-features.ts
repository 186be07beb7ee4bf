/**
 * Local features of one picture: where its distinctive points lie and what they look like. Found on a grey rendition
 * of `width` × `height`; coordinates are pixels of that rendition.
 *
 * A mirrored picture has other descriptors (ORB knows turns, not mirrors), so the points of the left-right mirrored
 * rendition are kept as well, with their coordinates already turned back into this picture.
 */
export interface LocalFeatures {
  algorithm: 'orb'
  version: 1
  width: number
  height: number
  count: number
  /** x, y of each point. */
  points: Float32Array
  /** 32 bytes (256 bits) of each point. */
  descriptors: Uint8Array
  mirrored: FeatureSet
}

export interface FeatureSet {
  count: number
  points: Float32Array
  descriptors: Uint8Array
}

export const DESCRIPTOR_BYTES = 32
const MAGIC = 0x4f534631 // 'OSF1'
const HEADER = 20
const POINT_BYTES = 8

/** For a bytea column: header, then for each set points (float32 LE) and descriptors. About 40 bytes a point. */
export function encodeFeatures(features: LocalFeatures): Buffer {
  const header = Buffer.alloc(HEADER)
  const { width, height, count, mirrored } = features
  ;[MAGIC, width, height, count, mirrored.count].forEach((value, i) => header.writeUInt32LE(value, i * 4))
  const sets = [features, mirrored].flatMap((set) => [pointBytes(set.points), Buffer.from(set.descriptors)])
  return Buffer.concat([header, ...sets])
}

/** @throws RangeError when the bytes are not what `encodeFeatures` of this version wrote */
export function decodeFeatures(bytes: Uint8Array): LocalFeatures {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length < HEADER || buffer.readUInt32LE(0) !== MAGIC)
    throw new RangeError('Not local features, version 1')
  const [width, height, count, mirroredCount] = [4, 8, 12, 16].map((at) => buffer.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ]
  const bytesOf = (n: number): number => n * (POINT_BYTES + DESCRIPTOR_BYTES)
  if (buffer.length !== HEADER + bytesOf(count) + bytesOf(mirroredCount))
    throw new RangeError('Local features of the wrong length')
  const own = readSet(buffer, HEADER, count)
  const mirrored = readSet(buffer, HEADER + bytesOf(count), mirroredCount)
  return { algorithm: 'orb', version: 1, width, height, ...own, mirrored }
}

function pointBytes(points: Float32Array): Buffer {
  const bytes = Buffer.alloc(points.length * 4)
  points.forEach((value, i) => bytes.writeFloatLE(value, i * 4))
  return bytes
}

function readSet(buffer: Buffer, at: number, count: number): FeatureSet {
  const points = Float32Array.from({ length: count * 2 }, (_, i) => buffer.readFloatLE(at + i * 4))
  const from = at + count * POINT_BYTES
  return {
    count,
    points,
    descriptors: Uint8Array.from(buffer.subarray(from, from + count * DESCRIPTOR_BYTES)),
  }
}
