/**
 * Subject `pictures`: mutated files through every decoder entry of `ImageWorkers`.
 * A subject is a module with `open()`; see `run-cases.mjs` for what that gives.
 */
import { createRequire } from 'node:module'
import { pictureSeeds } from './picture-seeds.mjs'

const require = createRequire(import.meta.url)
const built = createRequire(import.meta.url)
const { ImageWorkers, ImageRefused, sniff } = require('@originseal/fingerprint')
/** @type {typeof import('../../../libs/fingerprint/src/picture/accepted-type.js')} */
const { acceptedType } = built('../../../libs/fingerprint/dist/picture/accepted-type.js')

/** FUZZ_WORKERS: worker processes, and so cases, at a time. */
const OPTIONS = { workers: Number(process.env.FUZZ_WORKERS ?? 2), timeoutMs: 10_000, memoryMb: 512 }
const isHash = (hex) => /^[0-9a-f]{64}$/.test(hex)
const isFacts = ({ width, height, frames, perceptualHash, dihedrals }) =>
  width > 0 && height > 0 && frames > 0 && isHash(perceptualHash.hex) && dihedrals.every(isHash)
const isPicture = (format) => (bytes) => {
  const type = sniff(bytes)
  return 'format' in type && type.format === format
}

/** Entry → what to ask and whether its answer is sound. `whole` is a sound picture. */
const ENTRIES = {
  'inspect exact': [(workers, bytes) => workers.inspect(bytes, 'exact'), isFacts],
  'inspect fast': [(workers, bytes) => workers.inspect(bytes, 'fast'), isFacts],
  'rendition png': [
    (workers, bytes) => workers.rendition(bytes, { maxSide: 100, format: 'png' }),
    isPicture('png'),
  ],
  'rendition jpeg': [
    (workers, bytes) => workers.rendition(bytes, { maxSide: 3000, format: 'jpeg', quality: 70 }),
    isPicture('jpeg'),
  ],
  evidence: [(workers, bytes) => workers.evidenceRendition(bytes), isPicture('jpeg')],
  features: [
    (workers, bytes) => workers.features(bytes),
    ({ count, points, descriptors }) => points.length === count * 2 && descriptors.length === count * 32,
  ],
  'compare as candidate': [
    (workers, bytes, whole) => workers.compare({ source: whole }, { source: bytes }),
    ({ verdict }) => verdict === 'copy' || verdict === 'different',
  ],
  'compare as original': [
    (workers, bytes, whole) => workers.compare({ source: bytes }, { source: whole }),
    ({ verdict }) => verdict === 'copy' || verdict === 'different',
  ],
}

/** What a decoder may say of a file that begins like a picture. */
const DECODER_CODES = [
  'IMAGE_TRUNCATED',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_DEMANDING',
  'IMAGE_TIMEOUT',
]

/** The outcomes that are right for these bytes. On a machine without a free core any job may run out of time. */
function rightCodes(bytes) {
  try {
    acceptedType(bytes)
    return [...DECODER_CODES, 'answer']
  } catch (error) {
    if (error instanceof ImageRefused) return [error.code, 'IMAGE_TIMEOUT']
    throw error
  }
}

/** @returns {Promise<import('./run-cases.mjs').OpenSubject>} */
export async function open() {
  const workers = new ImageWorkers(OPTIONS)
  const seeds = await pictureSeeds()
  const whole = seeds[0].bytes
  return {
    seeds,
    entries: Object.keys(ENTRIES),
    lanes: OPTIONS.workers,
    timeoutMs: OPTIONS.timeoutMs,
    memoryMb: OPTIONS.memoryMb,
    pids: () => workers.pids,
    async attempt(entry, bytes) {
      const [ask, isSound] = ENTRIES[entry]
      try {
        const answer = await ask(workers, bytes, whole)
        return { outcome: isSound(answer) ? 'answer' : 'unsound answer', message: '' }
      } catch (error) {
        return { outcome: error.code ?? 'unexpected error', message: String(error.stack ?? error) }
      }
    },
    rightCodes,
    close: () => workers.close(),
  }
}
