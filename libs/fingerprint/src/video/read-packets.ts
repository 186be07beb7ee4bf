import type { OpenFilm } from './open-film'
import { framesOf } from './frame-list'
import { LENGTH_TOLERANCE_MS } from './video-limits'
import { refusalOf } from './decoder-complaints'
import { VideoRefused } from './video-refused'

export type VideoCodec = 'h264' | 'vp8' | 'vp9'

export interface FilmShape {
  codec: VideoCodec
  /** Pixels, as coded: before any turn that the file asks for. */
  width: number
  height: number
  /** From the first picture's time to the last one's end. */
  durationMs: number
  /** Pictures in the file, before any is decoded. */
  codedFrames: number
}

const PACKETS = '/packets'

/**
 * Lists the pictures of a film without decoding any, at most one more than are allowed, so that nothing that the header
 * claims of rate or length has to be believed.
 * @throws VideoRefused VIDEO_WITHOUT_PICTURES, VIDEO_WITHOUT_FRAMES, VIDEO_CODEC_NOT_SUPPORTED, VIDEO_TOO_LONG,
 * VIDEO_TOO_MANY_FRAMES, VIDEO_FRAME_TOO_LARGE, VIDEO_TRUNCATED, VIDEO_UNREADABLE
 */
export function readPackets({ ffmpeg, input, limits }: OpenFilm): FilmShape {
  const limit = ['-frames:v', String(limits.maxFrames + 1)]
  const { exitCode, complaints } = ffmpeg.run([
    ...input,
    ...['-map', '0:V:0', '-c', 'copy', '-copyts', ...limit, '-f', 'framecrc', PACKETS],
  ])
  const refusal = refusalOf(complaints, exitCode)
  if (refusal) throw refusal
  const { head, rows, millisecondsPerTick } = framesOf(ffmpeg.read(PACKETS))
  if (rows.length === 0) throw new VideoRefused('VIDEO_WITHOUT_FRAMES')
  const codec = codecOf(head)
  const [width, height] = (/^#dimensions 0: (\d+)x(\d+)$/m.exec(head)?.slice(1) ?? []).map(Number)
  if (!width || !height) throw new VideoRefused('VIDEO_UNREADABLE', 'no size')
  if (width * height > limits.maxPixels)
    throw new VideoRefused('VIDEO_FRAME_TOO_LARGE', `${width} × ${height}`)
  const from = rows.reduce((least, { pts }) => Math.min(least, pts), Infinity)
  const to = rows.reduce((most, { pts, ticks }) => Math.max(most, pts + ticks), -Infinity)
  const durationMs = Math.round((to - from) * millisecondsPerTick)
  if (durationMs > limits.maxMs + LENGTH_TOLERANCE_MS)
    throw new VideoRefused('VIDEO_TOO_LONG', `${durationMs} ms`)
  if (rows.length > limits.maxFrames)
    throw new VideoRefused('VIDEO_TOO_MANY_FRAMES', `more than ${limits.maxFrames}`)
  return { codec, width, height, durationMs, codedFrames: rows.length }
}

function codecOf(head: string): VideoCodec {
  const codec = /^#codec_id 0: (\w+)$/m.exec(head)?.[1]
  if (codec === 'h264' || codec === 'vp8' || codec === 'vp9') return codec
  throw new VideoRefused('VIDEO_CODEC_NOT_SUPPORTED', codec)
}
