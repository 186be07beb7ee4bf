import { HammingImageRefused } from './hamming-index-error'
import { layoutOf, MEMORY_LIMIT } from './layout'
import { checkPlan, type TablePlan } from './table-plan'

const MAGIC = 'OSHAMIDX'
/** Changes whenever an image of before would be misread: sections, tables, the cut of a hash into pieces. */
const VERSION = 2
const MAX_HEADER_BYTES = 2 ** 20

/** Magic (8 bytes), version and length of the header that follows (little-endian u32 each). */
export const FIXED_BYTES = 16

export interface ImageHeader {
  rows: number
  dead: number
  plan: TablePlan | undefined
  /** rows that each table holds */
  built: number[]
  note: string
}

/** @throws RangeError when the note is longer than about a MiB */
export function encodeHeader(header: ImageHeader): Uint8Array {
  const json = Buffer.from(JSON.stringify(header))
  if (json.length > MAX_HEADER_BYTES) throw new RangeError('The note is too long for an image')
  const fixed = Buffer.alloc(FIXED_BYTES)
  fixed.write(MAGIC, 'latin1')
  fixed.writeUInt32LE(VERSION, 8)
  fixed.writeUInt32LE(json.length, 12)
  return Buffer.concat([fixed, json])
}

/** Length of the header after the fixed part. @throws HammingImageRefused */
export function headerLength(fixed: Uint8Array, path: string): number {
  const view = Buffer.from(fixed.buffer, fixed.byteOffset, FIXED_BYTES)
  if (view.toString('latin1', 0, 8) !== MAGIC) throw new HammingImageRefused('FOREIGN', path)
  if (view.readUInt32LE(8) !== VERSION) throw new HammingImageRefused('VERSION', path)
  const length = view.readUInt32LE(12)
  if (length > MAX_HEADER_BYTES) throw new HammingImageRefused('DAMAGED', path)
  return length
}

/** The checksum comes last, so nothing of a header is believed that could ask for wrong memory. @throws HammingImageRefused */
export function decodeHeader(bytes: Uint8Array, path: string): ImageHeader {
  try {
    const { rows, dead, plan, built, note } = JSON.parse(Buffer.from(bytes).toString()) as ImageHeader
    if (plan) checkPlan(plan)
    const counts = [rows, dead, ...built]
    const sound =
      counts.every((count) => Number.isInteger(count) && count >= 0 && count <= rows) &&
      built.length === (plan?.tables ?? 0) &&
      layoutOf(rows, plan, 0).end <= MEMORY_LIMIT &&
      typeof note === 'string'
    if (!sound) throw new RangeError('Its figures contradict each other')
    return { rows, dead, plan, built, note }
  } catch (error) {
    throw new HammingImageRefused('DAMAGED', path, { cause: error })
  }
}
