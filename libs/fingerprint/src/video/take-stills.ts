import { SAMPLING } from './decode-planes'
import { refusalOf } from './decoder-complaints'
import type { OpenFilm } from './open-film'
import { readPackets } from './read-packets'
import { VideoRefused } from './video-refused'

/** Longer side of a still at most, in pixels: what the comparison of pictures looks at, and a little more. */
const STILL_SIDE = 640

/**
 * Pictures of sampled frames, JPEG without metadata.
 * @param frames places in the fingerprint's list of frames
 * @returns one file each, in the order asked for
 * @throws VideoRefused as inspecting the film would; VIDEO_UNREADABLE when it has no such frame
 */
export function takeStills(film: OpenFilm, frames: readonly number[]): Uint8Array[] {
  readPackets(film)
  const wanted = [...new Set(frames)].sort((a, b) => a - b)
  if (wanted.length === 0) return []
  const chosen = `select='${wanted.map((frame) => `eq(n\\,${frame})`).join('+')}'`
  const size = `scale=w='min(${STILL_SIDE}\\,iw)':h='min(${STILL_SIDE}\\,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`
  const { exitCode, complaints } = film.ffmpeg.run([
    ...[...film.input, '-map', '0:V:0', '-vf', `${SAMPLING},${chosen},${size},format=yuvj420p`],
    ...[
      '-vsync',
      'passthrough',
      '-map_metadata',
      '-1',
      '-c:v',
      'mjpeg',
      '-q:v',
      '4',
      '-f',
      'image2',
      '/still-%d.jpg',
    ],
  ])
  const refusal = refusalOf(complaints, exitCode)
  if (refusal) throw refusal
  return frames.map((frame) => still(film, wanted.indexOf(frame) + 1))
}

function still({ ffmpeg }: OpenFilm, number: number): Uint8Array {
  try {
    return ffmpeg.read(`/still-${number}.jpg`)
  } catch {
    throw new VideoRefused('VIDEO_UNREADABLE', `the film has no still ${number}`)
  }
}
