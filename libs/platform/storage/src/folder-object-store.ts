import { open, readdir, rm, rmdir, stat, unlink, type FileHandle } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { ObjectCorrupt, ObjectMissing } from './errors'
import { isMissing, isNotEmpty } from './file-errors'
import { parseKeyPrefix, parseObjectKey } from './object-key'
import type {
  ByteSource,
  ListedObject,
  ObjectStore,
  OpenedObject,
  PutOptions,
  ReceiveOptions,
  StagedFile,
  StoredObject,
} from './object-store'
import { assertContentType, decodeTrailer, encodeTrailer, trailerBytes } from './object-trailer'
import { pour, receive } from './receive'
import { ignoreMissing, TemporaryFolder } from './temporary-folder'
import { verified } from './verified'

/**
 * Objects as files under `root/objects`. The key a/b/c is the file a+/b+/c: folders bear a mark that no key
 * can hold, so that 'a' and 'a/b' can both exist, as they can in S3. See `object-trailer.ts` for the file's end.
 * Keys that differ in case only need a file system that tells them apart.
 */
export class FolderObjectStore implements ObjectStore {
  private readonly objects: string
  private readonly temporary: TemporaryFolder

  constructor({ root }: { root: string }) {
    this.objects = resolve(root, 'objects')
    this.temporary = new TemporaryFolder(resolve(root, 'temporary'))
  }

  async put(key: string, source: ByteSource, options: PutOptions): Promise<StoredObject> {
    const target = this.pathOf(key)
    const { contentType } = options
    assertContentType(contentType)
    return receive(source, options, (bytes) =>
      this.temporary.publish(target, async (file) => {
        const { size, sha256 } = await pour(bytes, file)
        await file.writeFile(encodeTrailer({ size, sha256, contentType }))
        return { key, size, sha256, contentType }
      }),
    )
  }

  async get(key: string, { verify = false } = {}): Promise<OpenedObject> {
    const file = await this.open(key)
    try {
      const found = await describe(key, file)
      const stream = await readBytes(file, found.size)
      return { ...found, stream: verify ? verified(stream, found) : stream }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  async head(key: string): Promise<StoredObject> {
    const file = await this.open(key)
    try {
      return await describe(key, file)
    } finally {
      await file.close()
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key)
    await unlink(path).catch(ignoreMissing)
    await this.pruneFolders(dirname(path))
  }

  async *list(prefix: string, { olderThan }: { olderThan?: Date } = {}): AsyncGenerator<ListedObject> {
    parseKeyPrefix(prefix)
    for await (const { key, path } of this.walk(this.objects, '', prefix)) {
      const found = await stat(path).catch(ignoreMissing)
      if (!found || (olderThan && found.mtime >= olderThan)) continue
      yield { key, size: Math.max(0, found.size - trailerBytes), storedAt: found.mtime }
    }
  }

  async stage(source: ByteSource, options: ReceiveOptions = {}): Promise<StagedFile> {
    const { path, result } = await receive(source, options, (bytes) =>
      this.temporary.create((file) => pour(bytes, file)),
    )
    return { path, ...result, discard: () => rm(path, { force: true }) }
  }

  sweepTemporary(): Promise<number> {
    return this.temporary.sweep()
  }

  private pathOf(key: string): string {
    const segments = parseObjectKey(key)
    const name = segments.pop()!
    return join(this.objects, ...segments.map((segment) => `${segment}+`), name)
  }

  private async open(key: string): Promise<FileHandle> {
    try {
      return await open(this.pathOf(key), 'r')
    } catch (error) {
      throw isMissing(error) ? new ObjectMissing(key) : error
    }
  }

  /** Depth first, each folder sorted by what its name contributes to the key, which sorts the whole by key. */
  private async *walk(
    folder: string,
    keyOfFolder: string,
    prefix: string,
  ): AsyncGenerator<{ key: string; path: string }> {
    const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
    const found = entries.map((entry) => ({
      isFolder: entry.isDirectory(),
      key: keyOfFolder + (entry.isDirectory() ? `${entry.name.slice(0, -1)}/` : entry.name),
      path: join(folder, entry.name),
    }))
    for (const { isFolder, key, path } of found.sort((a, b) => (a.key < b.key ? -1 : 1))) {
      if (isFolder && (key.startsWith(prefix) || prefix.startsWith(key))) yield* this.walk(path, key, prefix)
      if (!isFolder && key.startsWith(prefix)) yield { key, path }
    }
  }

  /** So that removing the last object of a folder leaves no trace of its name. */
  private async pruneFolders(folder: string): Promise<void> {
    for (let current = folder; current !== this.objects; current = dirname(current)) {
      try {
        await rmdir(current)
      } catch (error) {
        if (isNotEmpty(error)) return
        ignoreMissing(error)
      }
    }
  }
}

async function describe(key: string, file: FileHandle): Promise<StoredObject> {
  const { size: fileBytes } = await file.stat()
  if (fileBytes < trailerBytes) throw new ObjectCorrupt(key, 'it has no trailer')
  const { buffer } = await file.read(Buffer.alloc(trailerBytes), 0, trailerBytes, fileBytes - trailerBytes)
  return { key, ...decodeTrailer(key, buffer, fileBytes) }
}

async function readBytes(file: FileHandle, size: number): Promise<Readable> {
  if (size > 0) return file.createReadStream({ start: 0, end: size - 1 })
  await file.close()
  return Readable.from([], { objectMode: false })
}
