import { crc32 } from 'node:zlib'
import { chunksOf } from './chunks.mjs'

/** Values at which length checks are wrong, where they are. */
const EDGES = [0, 1, 2, 7, 8, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

const below = (random, n) => Math.floor(random() * n)
const pick = (random, from) => from[below(random, from.length)]
/** More often near the beginning, where headers are. */
const place = (random, bytes) => Math.floor(random() ** 2 * bytes.length)

/** A part by the container's own borders, or any range where it has none. */
function partOf(bytes, random) {
  const chunks = chunksOf(bytes)
  if (chunks.length > 0) return pick(random, chunks)
  const at = place(random, bytes)
  return { at, end: Math.min(bytes.length, at + 1 + below(random, 64)) }
}

function writeLength(bytes, { lengthAt, lengthBytes = 4, littleEndian = false }, value) {
  const kept = value % 2 ** (8 * lengthBytes)
  if (littleEndian) bytes.writeUIntLE(kept, lengthAt, lengthBytes)
  else bytes.writeUIntBE(kept, lengthAt, lengthBytes)
}

/** @type {Record<string, (bytes: Buffer, random: () => number, other: Buffer) => Buffer>} each returns a new file */
export const MUTATIONS = {
  'turn bits'(bytes, random) {
    const out = Buffer.from(bytes)
    for (let i = 0, bits = 1 + below(random, 16); i < bits; i++)
      out[place(random, out)] ^= 1 << below(random, 8)
    return out
  },
  'cut short': (bytes, random) => bytes.subarray(0, 1 + below(random, bytes.length)),
  'double a part'(bytes, random) {
    const { at, end } = partOf(bytes, random)
    const times = 1 + below(random, random() < 0.1 ? 200 : 3)
    const part = bytes.subarray(at, end)
    return Buffer.concat([bytes.subarray(0, end), ...Array(times).fill(part), bytes.subarray(end)])
  },
  'drop a part'(bytes, random) {
    const { at, end } = partOf(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)])
  },
  'swap two parts'(bytes, random) {
    const [a, b] = [partOf(bytes, random), partOf(bytes, random)].sort((x, y) => x.at - y.at)
    if (a.end > b.at) return MUTATIONS['turn bits'](bytes, random, bytes)
    return Buffer.concat(
      [
        [0, a.at],
        [b.at, b.end],
        [a.end, b.at],
        [a.at, a.end],
        [b.end, bytes.length],
      ].map(([from, to]) => bytes.subarray(from, to)),
    )
  },
  'lie about a length'(bytes, random) {
    const out = Buffer.from(bytes)
    const chunks = chunksOf(out).filter(({ lengthAt }) => lengthAt !== undefined)
    if (chunks.length === 0) return MUTATIONS['write an edge value'](bytes, random, bytes)
    const chunk = pick(random, chunks)
    const truth = chunk.end - chunk.at
    writeLength(
      out,
      chunk,
      random() < 0.5 ? pick(random, EDGES) : Math.max(0, truth + below(random, 33) - 16),
    )
    return out
  },
  'write an edge value'(bytes, random) {
    const out = Buffer.from(bytes)
    const width = pick(random, [1, 2, 4])
    const at = Math.min(place(random, out), out.length - width)
    if (at < 0) return out
    writeLength(out, { lengthAt: at, lengthBytes: width, littleEndian: random() < 0.5 }, pick(random, EDGES))
    return out
  },
  'fill a stretch'(bytes, random) {
    const out = Buffer.from(bytes)
    const at = place(random, out)
    const end = Math.min(out.length, at + 1 + below(random, 512))
    return out.fill(pick(random, [0, 0xff, below(random, 256)]), at, end)
  },
  'splice two files'(bytes, random, other) {
    const cut = (file) => (random() < 0.5 ? partOf(file, random).at : below(random, file.length))
    return Buffer.concat([bytes.subarray(0, cut(bytes)), other.subarray(cut(other))])
  },
  'put a part of another file in'(bytes, random, other) {
    const { at } = partOf(bytes, random)
    const { at: from, end } = partOf(other, random)
    return Buffer.concat([bytes.subarray(0, at), other.subarray(from, end), bytes.subarray(at)])
  },
}

/** Checksums and ends made right again, so that what is wrong reaches the code behind the first checks. */
function repair(bytes) {
  const out = Buffer.from(bytes)
  const head = out.toString('latin1', 0, 12)
  if (head.startsWith('\xff\xd8')) return Buffer.concat([out, Buffer.from([0xff, 0xd9])])
  if (head.startsWith('GIF8')) return Buffer.concat([out, Buffer.from([0x3b])])
  if (head.startsWith('RIFF') && out.length >= 12) out.writeUInt32LE(out.length - 8, 4)
  if (!head.startsWith('\x89PNG')) return out
  const chunks = chunksOf(out)
  for (const { at, end } of chunks) out.writeUInt32BE(crc32(out.subarray(at + 4, end - 4)), end - 4)
  const end = Buffer.from('0000000049454e44ae426082', 'hex')
  return Buffer.concat([out.subarray(0, chunks.at(-1)?.end ?? out.length), end])
}

/**
 * One to three mutations of a file, more often than not with its checksums and its end repaired.
 * @param {Buffer} bytes
 * @param {() => number} random from 0 to 1
 * @param {Buffer} other another file
 * @returns {{ bytes: Buffer, how: string[] }} the same for the same random numbers
 */
export function mutate(bytes, random, other) {
  const rounds = 1 + below(random, 1 + below(random, 3))
  const how = Array.from({ length: rounds }, () => pick(random, Object.keys(MUTATIONS)))
  let out = bytes
  for (const name of how) if (out.length > 0) out = MUTATIONS[name](out, random, other)
  return { bytes: random() < 0.7 ? repair(out) : out, how }
}
