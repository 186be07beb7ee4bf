import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'
import { ObjectTooLarge } from './errors'
import type { ByteSource, ReceiveOptions } from './object-store'

/**
 * Hands the source's bytes to `use` as they come, never more than `maxBytes` of them. When `use` fails, for
 * whatever reason, the source is destroyed.
 * @throws ObjectTooLarge, the source's own error, the signal's reason, or what `use` throws
 */
export async function receive<Result>(
  source: ByteSource,
  options: ReceiveOptions,
  use: (bytes: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const { signal } = options
  signal?.throwIfAborted()
  if (source instanceof Uint8Array) return use(limited([source], options))
  assertFresh(source)
  // An error before `use` begins to read is seen when it does; without a listener it would end the process.
  source.on('error', () => undefined)
  if (signal) addAbortSignal(signal, source)
  try {
    return await use(limited(source, options))
  } catch (error) {
    source.destroy()
    signal?.throwIfAborted()
    throw error
  }
}

/** A stream that was already read would otherwise pass for an empty one. */
function assertFresh(source: Readable): void {
  if (source.errored) throw source.errored
  if (source.destroyed || source.readableEnded) throw new Error('the source stream has already been consumed')
}

async function* limited(
  source: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>,
  { maxBytes = Infinity }: ReceiveOptions,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    size += bytes.length
    if (size > maxBytes) throw new ObjectTooLarge(maxBytes)
    yield bytes
  }
}

/** Writes the bytes at the file's current position, hashing on the way. */
export async function pour(
  source: AsyncIterable<Uint8Array>,
  file: FileHandle,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const bytes of source) {
    hash.update(bytes)
    size += bytes.length
    await file.writeFile(bytes)
  }
  return { size, sha256: hash.digest('hex') }
}
