import { readFileSync } from 'node:fs'
import { VideoWorkerFailure } from './video-refused'

/** FFmpeg compiled to WebAssembly: sees the files that are put into it, and nothing else of the machine. */
export interface Ffmpeg {
  write(path: string, bytes: Uint8Array): void
  /** @throws Error when there is no such file */
  read(path: string): Uint8Array
  /** Runs to its end, on this thread. @returns its exit code and what it complained of */
  run(args: readonly string[]): { exitCode: number; complaints: string }
}

/** What @ffmpeg/core, which has no types of its own, gives us. */
interface Core {
  FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array }
  exec(...args: string[]): number
  setLogger(logger: (line: { message: string }) => void): void
}
type CreateCore = (options: { wasmBinary: Uint8Array }) => Promise<Core>

/** The part of the standard's global that is used here (W3C, WebAssembly JavaScript Interface); Node's types lack it. */
declare const WebAssembly: {
  Memory: { prototype: { grow(this: { buffer: ArrayBuffer }, pages: number): number } }
}

/** A film with many faults may say so a million times. */
const KEPT_CHARACTERS = 8_000
const MIB = 1024 * 1024

/**
 * Loads the decoder into this process, which should be one that is made for a single film.
 * @throws VideoWorkerFailure VIDEO_DECODER_MISSING when the package is not installed
 */
export async function openFfmpeg(memoryMb: number, decoder = '@ffmpeg/core'): Promise<Ffmpeg> {
  const { create, wasmBinary } = locate(decoder)
  limitMemory(memoryMb * MIB)
  const core = await create({ wasmBinary })
  return {
    write: (path, bytes) => core.FS.writeFile(path, bytes),
    read: (path) => core.FS.readFile(path),
    run: (args) => {
      let complaints = ''
      core.setLogger(({ message }) => {
        if (complaints.length < KEPT_CHARACTERS) complaints += `${message}\n`
      })
      const exitCode = exitCodeOf(() => core.exec('-hide_banner', '-nostats', '-loglevel', 'error', ...args))
      return { exitCode, complaints }
    },
  }
}

/** A program that gives up leaves by an exception of its run time that bears its exit code. */
function exitCodeOf(run: () => number): number {
  try {
    return run()
  } catch (error) {
    const { name, status } = error as { name?: unknown; status?: unknown }
    if (name === 'ExitStatus' && typeof status === 'number') return status
    throw error
  }
}

function locate(decoder: string): { create: CreateCore; wasmBinary: Uint8Array } {
  // The package is written for a browser's worker; these two names are all that it asks of one.
  Object.assign(globalThis, { self: globalThis, location: { href: '' } })
  try {
    return {
      create: require(decoder) as CreateCore,
      wasmBinary: readFileSync(require.resolve(`${decoder}/wasm`)),
    }
  } catch (error) {
    throw new VideoWorkerFailure(
      'VIDEO_DECODER_MISSING',
      `The video decoder ${decoder} can't be loaded; install the project's packages again (npm ci). ${String(error)}`,
    )
  }
}

/** Memory that is refused here is 'out of memory' to FFmpeg, which then gives up in order. */
function limitMemory(bytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('The decoder has its share')
    return grow.call(this, pages)
  }
}
