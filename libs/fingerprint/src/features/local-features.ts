/**
 * Local features of one picture: where its distinctive points lie and what they look like. Found on a grey rendition
 * of `width` × `height`; coordinates are pixels of that rendition.
 *
 * A mirrored picture has other descriptors (ORB knows turns, not mirrors), so the points of the left-right mirrored
 * rendition are kept as well, with their coordinates already turned back into this picture.
 */
export interface LocalFeatures extends FeatureSet {
  algorithm: 'orb'
  /**
   * 1 had no points of smaller renditions; 1 and 2 were found on a grey by linear light, later ones on luma; up to 3 the
   * mirrored points were sought anew. All are still read: the points are much the same, and serve as candidates as well.
   */
  version: 1 | 2 | 3 | 4
  width: number
  height: number
  mirrored: FeatureSet
}

/**
 * The first `fine` points were found on the rendition itself; the others on it made smaller, as a page or a collage shows
 * it. Both groups are spread over the picture, and so is every beginning of them.
 */
export interface FeatureSet {
  count: number
  fine: number
  /** x, y of each point. */
  points: Float32Array
  /** 32 bytes (256 bits) of each point. */
  descriptors: Uint8Array
}

export const DESCRIPTOR_BYTES = 32
/** 'OSF1' to 'OSF4'; and how many numbers of 32 bits follow. */
const VERSIONS = {
  0x4f534631: { version: 1, numbers: 4 },
  0x4f534632: { version: 2, numbers: 6 },
  0x4f534633: { version: 3, numbers: 6 },
  0x4f534634: { version: 4, numbers: 6 },
} as const
const MAGIC = 0x4f534634
const POINT_BYTES = 8

/** For a bytea column: header, then for each set points (float32 LE) and descriptors. About 40 bytes a point. */
export function encodeFeatures(features: LocalFeatures): Buffer {
  const { width, height, count, fine, mirrored } = features
  const numbers = [MAGIC, width, height, count, mirrored.count, fine, mirrored.fine]
  const header = Buffer.alloc(numbers.length * 4)
  numbers.forEach((value, i) => header.writeUInt32LE(value, i * 4))
  const sets = [features, mirrored].flatMap((set) => [pointBytes(set.points), Buffer.from(set.descriptors)])
  return Buffer.concat([header, ...sets])
}

/** @throws RangeError when the bytes are not what `encodeFeatures` of this version or one before wrote */
export function decodeFeatures(bytes: Uint8Array): LocalFeatures {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = buffer.length < 4 ? 0 : buffer.readUInt32LE(0)
  const known = VERSIONS[magic as keyof typeof VERSIONS]
  const header = 4 + (known?.numbers ?? 0) * 4
  if (!known || buffer.length < header) throw new RangeError('Not local features, version 1 to 4')
  const numberAt = (i: number): number => buffer.readUInt32LE(i * 4)
  const [width, height, count, mirroredCount] = [numberAt(1), numberAt(2), numberAt(3), numberAt(4)]
  const [fine, mirroredFine] = known.version === 1 ? [count, mirroredCount] : [numberAt(5), numberAt(6)]
  const bytesOf = (n: number): number => n * (POINT_BYTES + DESCRIPTOR_BYTES)
  if (buffer.length !== header + bytesOf(count) + bytesOf(mirroredCount))
    throw new RangeError('Local features of the wrong length')
  if (fine > count || mirroredFine > mirroredCount) throw new RangeError('More fine points than points')
  const own = readSet(buffer, header, count, fine)
  const mirrored = readSet(buffer, header + bytesOf(count), mirroredCount, mirroredFine)
  return { algorithm: 'orb', version: known.version, width, height, ...own, mirrored }
}

function pointBytes(points: Float32Array): Buffer {
  const bytes = Buffer.alloc(points.length * 4)
  points.forEach((value, i) => bytes.writeFloatLE(value, i * 4))
  return bytes
}

function readSet(buffer: Buffer, at: number, count: number, fine: number): FeatureSet {
  const points = Float32Array.from({ length: count * 2 }, (_, i) => buffer.readFloatLE(at + i * 4))
  const from = at + count * POINT_BYTES
  return {
    count,
    fine,
    points,
    descriptors: Uint8Array.from(buffer.subarray(from, from + count * DESCRIPTOR_BYTES)),
  }
}
