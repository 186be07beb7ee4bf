/** A process for one film: takes one question, answers it, and ends. */
import { inspectFilm } from '../inspect-film'
import { openFilm } from '../open-film'
import { takeStills } from '../take-stills'
import { VideoRefused, VideoWorkerFailure } from '../video-refused'
import type { VideoJobs, VideoQuestion, VideoReply } from './protocol'

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
