import { createHash, randomUUID, type Hash } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { HammingImageRefused } from './hamming-index-error'
import { HashMemory } from './hash-memory'
import { decodeHeader, encodeHeader, FIXED_BYTES, headerLength, type ImageHeader } from './image-header'
import { directorySize, layoutOf, ROW_BYTES, tableAt, type Layout } from './layout'

const CHUNK_BYTES = 2 ** 22
const DIGEST_BYTES = 32

interface Section {
  at: number
  bytes: number
}

/** What an image holds after its header, in order: hashes, keys, dead bits; of each table its directory and ids. */
function sectionsOf(layout: Layout, { rows, plan, built }: ImageHeader): Section[] {
  const directory = plan ? directorySize(plan) : 0
  return [
    { at: layout.rows, bytes: rows * ROW_BYTES },
    { at: layout.keys, bytes: rows * 4 },
    { at: layout.dead, bytes: Math.ceil(rows / 8) },
    ...built.flatMap((held, t) => [
      { at: tableAt(layout, t), bytes: held > 0 ? directory : 0 },
      { at: tableAt(layout, t) + layout.directoryBytes, bytes: held * 4 },
    ]),
  ]
}
const DEAD_SECTION = 2

/**
 * Writes header, sections and the SHA-256 of both; the file appears whole or not at all. Hashes may be added and
 * removed meanwhile: the image is that of the beginning, since rows and tables only move and the dead bits are copied.
 */
export async function writeImage(path: string, memory: HashMemory, header: ImageHeader): Promise<void> {
  const [deadAt, ...rest] = sectionsOf(memory.layout, header).slice(DEAD_SECTION)
  const dead = memory.bytes(deadAt!.at, deadAt!.bytes).slice()
  const sectionCount = rest.length + DEAD_SECTION + 1
  // Processes that share a folder write the same image: the last whole one stays.
  const partial = `${path}.${randomUUID()}.partial`
  const file = await open(partial, 'w')
  try {
    const hash = createHash('sha256')
    await append(file, hash, encodeHeader(header))
    for (let s = 0; s < sectionCount; s++) {
      const { bytes } = sectionsOf(memory.layout, header)[s]!
      for (let done = 0; done < bytes; done += CHUNK_BYTES) {
        const length = Math.min(CHUNK_BYTES, bytes - done)
        // Looked up for each chunk: the areas may have moved since the last one.
        const { at } = sectionsOf(memory.layout, header)[s]!
        const chunk =
          s === DEAD_SECTION ? dead.subarray(done, done + length) : memory.bytes(at + done, length).slice()
        await append(file, hash, chunk)
      }
    }
    await file.writeFile(hash.digest())
    await file.sync()
    await file.close()
    await rename(partial, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

async function append(file: FileHandle, hash: Hash, chunk: Uint8Array): Promise<void> {
  hash.update(chunk)
  await file.writeFile(chunk)
}

/** Reads what `writeImage` wrote. @throws HammingImageRefused; the file system's errors but ENOENT as they are */
export async function readImage(path: string): Promise<{ memory: HashMemory; header: ImageHeader }> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new HammingImageRefused('MISSING', path, { cause: error }) : error
  })
  try {
    const hash = createHash('sha256')
    let at = 0
    const take = async (target: Uint8Array): Promise<void> => {
      const { bytesRead } = await file.read(target, 0, target.length, at)
      // A regular file gives what is asked for unless it ends.
      if (bytesRead < target.length) throw new HammingImageRefused('TRUNCATED', path)
      at += bytesRead
    }
    const fixed = new Uint8Array(FIXED_BYTES)
    await take(fixed)
    const rest = new Uint8Array(headerLength(fixed, path))
    await take(rest)
    const header = decodeHeader(rest, path)
    hash.update(fixed).update(rest)
    const expected = sectionsOf(layoutOf(header.rows, header.plan, 0), header).reduce(
      (sum, s) => sum + s.bytes,
      at,
    )
    if ((await file.stat()).size !== expected + DIGEST_BYTES) throw new HammingImageRefused('TRUNCATED', path)
    const memory = new HashMemory(Math.max(header.rows, 1), header.plan)
    for (const section of sectionsOf(memory.layout, header)) {
      for (let done = 0; done < section.bytes; done += CHUNK_BYTES) {
        const chunk = memory.bytes(section.at + done, Math.min(CHUNK_BYTES, section.bytes - done))
        await take(chunk)
        hash.update(chunk)
      }
    }
    const digest = Buffer.alloc(DIGEST_BYTES)
    await take(digest)
    if (!hash.digest().equals(digest)) throw new HammingImageRefused('DAMAGED', path)
    return { memory, header }
  } finally {
    await file.close()
  }
}
