/**
 * @typedef {{ at: number, end: number, lengthAt?: number, lengthBytes?: 2 | 3 | 4, littleEndian?: boolean }} Chunk
 *   `at` to `end` is the whole chunk, its own header too; `lengthAt` is where its length stands
 */

/**
 * The parts of a file as its container has them. What follows the last sound one is no part.
 * @returns {Chunk[]} empty when the container is not known
 */
export function chunksOf(bytes) {
  const text = bytes.toString('latin1', 0, 12)
  if (text.startsWith('\x89PNG')) return pngChunks(bytes)
  if (text.startsWith('\xff\xd8')) return jpegSegments(bytes)
  if (text.startsWith('RIFF')) return riffChunks(bytes)
  if (text.slice(4, 8) === 'ftyp') return boxes(bytes, 0, bytes.length)
  if (text.startsWith('GIF8')) return gifBlocks(bytes)
  return []
}

function pngChunks(bytes) {
  const chunks = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) break
    chunks.push({ at, end, lengthAt: at, lengthBytes: 4 })
    at = end
  }
  return chunks
}

/** Marker segments up to the scan; the scan with all that follows is one part. */
function jpegSegments(bytes) {
  const segments = []
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const scan = bytes[at + 1] === 0xda
    const end = scan ? bytes.length : at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) break
    segments.push({ at, end, lengthAt: at + 2, lengthBytes: 2 })
    at = end
  }
  return segments
}

function riffChunks(bytes) {
  /** @type {Chunk[]} */
  const chunks = [{ at: 0, end: 12, lengthAt: 4, lengthBytes: 4, littleEndian: true }]
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length & 1)
    if (end > bytes.length) break
    chunks.push({ at, end, lengthAt: at + 4, lengthBytes: 4, littleEndian: true })
    at = end
  }
  return chunks
}

/** Boxes, and those within the few that hold boxes. */
const HOLDERS = { moov: 8, trak: 8, mdia: 8, minf: 8, stbl: 8, meta: 12, iprp: 8, ipco: 8 }
function boxes(bytes, from, to) {
  const found = []
  for (let at = from; at + 8 <= to;) {
    const size = bytes.readUInt32BE(at)
    const end = size === 0 ? to : at + size
    if (size === 1 || end < at + 8 || end > to) break
    found.push({ at, end, lengthAt: at, lengthBytes: 4 })
    const header = HOLDERS[bytes.toString('latin1', at + 4, at + 8)]
    if (header) found.push(...boxes(bytes, at + header, end))
    at = end
  }
  return found
}

/** Extensions, descriptors and data from one introducer to the next, roughly: enough to double or drop them. */
function gifBlocks(bytes) {
  const starts = []
  for (let at = 13; at < bytes.length; at++)
    if ((bytes[at] === 0x21 && bytes[at + 1] >= 0xf9) || bytes[at] === 0x2c) starts.push(at)
  return starts.map((at, i) => ({ at, end: starts[i + 1] ?? bytes.length }))
}
