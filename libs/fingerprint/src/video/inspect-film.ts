import { decodePlanes } from './decode-planes'
import type { FilmFingerprint } from './film-fingerprint'
import { hashFrames } from './hash-frames'
import type { OpenFilm } from './open-film'
import { readPackets } from './read-packets'
import type { FilmShape } from './read-packets'
import type { VideoContainer, VideoMediaType } from './sniff-video'

export interface VideoFacts extends FilmShape {
  container: VideoContainer
  mediaType: VideoMediaType
  fingerprint: FilmFingerprint
}

/** Everything that is said of a film. @throws VideoRefused as `readPackets` and `decodePlanes` do */
export function inspectFilm(film: OpenFilm): VideoFacts {
  const shape = readPackets(film)
  const frames = hashFrames(decodePlanes(film))
  const { container, mediaType } = film
  const { durationMs } = shape
  return {
    container,
    mediaType,
    ...shape,
    fingerprint: { method: 'film-pdq', version: 2, durationMs, frames },
  }
}
