/** A process for one film: takes one question, answers it, and ends. */
import { setFlagsFromString } from 'node:v8'
import { inspectFilm } from '../inspect-film'
import { openFilm } from '../open-film'
import { takeStills } from '../take-stills'
import { VideoRefused, VideoWorkerFailure } from '../video-refused'
import type { VideoJobs, VideoQuestion, VideoReply } from './protocol'

/**
 * The decoder has 32 MB of code, of which a film uses little: a function is validated once it is called, and optimized
 * only once it has run ten times as long as in Node 20. 27 frames of H.264 take 1.05 s of CPU instead of 1.34 s, 192
 * frames of 1280 × 720 2.67 s instead of 2.96 s.
 */
for (const flag of ['--wasm-lazy-validation', '--wasm-tiering-budget=18000000']) setFlagsFromString(flag)

process.once('message', (question: VideoQuestion) => {
  void reply(question).then((said) => process.send?.(said, () => process.disconnect()))
})
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the service decides when its processes end.
process.on('SIGINT', () => undefined)

async function reply(question: VideoQuestion): Promise<VideoReply> {
  try {
    return { ok: true, answer: await answer(question) }
  } catch (error) {
    const refused = error instanceof VideoRefused ? error.code : null
    const decoderMissing = error instanceof VideoWorkerFailure && error.code === 'VIDEO_DECODER_MISSING'
    const plain = error instanceof Error && (refused ?? decoderMissing) ? error.message : null
    return { ok: false, refused, decoderMissing, message: plain ?? stackOf(error) }
  }
}

async function answer({ job, ask, limits }: VideoQuestion): Promise<VideoJobs[typeof job]['answer']> {
  const film = await openFilm(ask.source, limits)
  return job === 'inspect' ? inspectFilm(film) : takeStills(film, 'frames' in ask ? ask.frames : [])
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
