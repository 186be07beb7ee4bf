/** Subject `videos`: mutated films through `VideoWorkers.inspect`; see `run-cases.mjs` for what a subject gives. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { sniffVideo, VideoRefused, VideoWorkers } = require('@originseal/fingerprint')
const { encodeFilm } = require('@originseal/fingerprint/fixtures')

const SIZE = { width: 64, height: 36, rate: 12 }
const SECOND = SIZE.width * SIZE.height * 3 * SIZE.rate
/** FUZZ_WORKERS: worker processes, and so cases, at a time. */
const OPTIONS = { workers: Number(process.env.FUZZ_WORKERS ?? 2), timeoutMs: 30_000, memoryMb: 256 }
/** What a process may hold beside the decoder's memory (`film-process.ts`). */
const OTHER_MEMORY_MB = 512

/** What a decoder may say of a film whose head is one. */
const DECODER_CODES = [
  'VIDEO_CODEC_NOT_SUPPORTED',
  'VIDEO_WITHOUT_PICTURES',
  'VIDEO_WITHOUT_FRAMES',
  'VIDEO_TRUNCATED',
  'VIDEO_UNREADABLE',
  'VIDEO_TOO_LONG',
  'VIDEO_TOO_MANY_FRAMES',
  'VIDEO_FRAME_TOO_LARGE',
  'VIDEO_TOO_DEMANDING',
  'VIDEO_TIMEOUT',
]

const isSound = ({ width, height, durationMs, fingerprint: { frames } }) =>
  width > 0 &&
  height > 0 &&
  durationMs >= 0 &&
  frames.length > 0 &&
  frames.every(({ at, hashes }) => at >= 0 && hashes.every(({ hex }) => /^[0-9a-f]{64}$/.test(hex)))

function rightCodes(bytes) {
  try {
    sniffVideo(bytes)
    return ['answer', ...DECODER_CODES]
  } catch (error) {
    if (error instanceof VideoRefused) return [error.code]
    throw error
  }
}

/** @returns {Promise<import('./run-cases.mjs').OpenSubject>} */
export async function open() {
  const workers = new VideoWorkers(OPTIONS)
  const frames = Buffer.from(Uint8Array.from({ length: SECOND }, (_, i) => (i * 7919) >> 3))
  const seeds = [
    { name: 'h264', bytes: await encodeFilm(frames, SIZE, 'h264') },
    { name: 'h264, head first', bytes: await encodeFilm(frames, SIZE, 'h264', ['-movflags', '+faststart']) },
    { name: 'vp8', bytes: await encodeFilm(frames, SIZE, 'vp8') },
    { name: 'vp9', bytes: await encodeFilm(frames, SIZE, 'vp9') },
  ]
  return {
    seeds,
    entries: ['inspect'],
    lanes: OPTIONS.workers,
    timeoutMs: OPTIONS.timeoutMs,
    memoryMb: OPTIONS.memoryMb + OTHER_MEMORY_MB,
    pids: () => workers.pids,
    async attempt(_entry, bytes) {
      try {
        return { outcome: isSound(await workers.inspect(bytes)) ? 'answer' : 'unsound answer', message: '' }
      } catch (error) {
        // A process that was killed is called the same in every subject.
        const code = error.code === 'VIDEO_WORKER_CRASHED' ? 'WORKER_CRASHED' : error.code
        return { outcome: code ?? 'unexpected error', message: String(error.stack ?? error) }
      }
    },
    rightCodes,
    close: async () => workers.close(),
  }
}
