import { refusalOf } from './decoder-complaints'
import { framesOf } from './frame-list'
import type { OpenFilm } from './open-film'
import { LENGTH_TOLERANCE_MS } from './video-limits'
import { VideoRefused } from './video-refused'

/** Looked at, a second of film. */
export const FRAMES_PER_SECOND = 8
/** Every frame is brought to a square of this side, as the fast profile does with pictures. */
export const PLANE_SIDE = 256

export interface DecodedFilm {
  /** Width by height of a frame as it is shown: after turns, and with pixels that are not square. */
  aspect: number
  planes: FramePlane[]
}

export interface FramePlane {
  /** Milliseconds after the first picture. */
  at: number
  /** Luma, `PLANE_SIDE`², row by row. */
  luma: Uint8Array
}

const PLANES = '/planes'
const TIMES = '/times'
const PLANE_BYTES = PLANE_SIDE * PLANE_SIDE

/** The first picture of each eighth of a second; nothing is doubled where a film has fewer. */
export const SAMPLING = `select='isnan(prev_t)+gt(floor(t*${FRAMES_PER_SECOND})\\,floor(prev_t*${FRAMES_PER_SECOND}))'`

/**
 * Decodes the sampled frames of a film whose packets were read.
 * @throws VideoRefused VIDEO_WITHOUT_FRAMES, VIDEO_TRUNCATED, VIDEO_FRAME_TOO_LARGE, VIDEO_TOO_DEMANDING, VIDEO_UNREADABLE
 */
export function decodePlanes({ ffmpeg, input, limits }: OpenFilm): DecodedFilm {
  // `setsar=sar` says 'square' of pixels whose shape the file does not tell.
  const scale = `setsar=sar,scale=${PLANE_SIDE}:${PLANE_SIDE}:flags=area,format=gray`
  const most = Math.ceil(((limits.maxMs + LENGTH_TOLERANCE_MS) / 1000) * FRAMES_PER_SECOND) + 1
  const output = ['-frames:v', String(most), '-vsync', 'passthrough', '-enc_time_base', '1:1000']
  const { exitCode, complaints } = ffmpeg.run([
    ...['-copyts', ...input, '-filter_complex', `[0:V:0]${SAMPLING},${scale},split[planes][times]`],
    ...['-map', '[planes]', ...output, '-f', 'rawvideo', PLANES],
    ...['-map', '[times]', ...output, '-f', 'framecrc', TIMES],
  ])
  const refusal = refusalOf(complaints, exitCode)
  if (refusal) throw refusal
  const pixels = ffmpeg.read(PLANES)
  const { head, rows, millisecondsPerTick } = framesOf(ffmpeg.read(TIMES))
  const count = Math.min(rows.length, Math.floor(pixels.length / PLANE_BYTES))
  if (count === 0) throw new VideoRefused('VIDEO_WITHOUT_FRAMES', complaints.slice(0, 500))
  const planes = Array.from({ length: count }, (_, i) => ({
    at: Math.round((rows[i]!.pts - rows[0]!.pts) * millisecondsPerTick),
    luma: pixels.subarray(i * PLANE_BYTES, (i + 1) * PLANE_BYTES),
  }))
  return { aspect: aspectOf(head), planes }
}

/** What the plane's pixels would have to be for it to look like the film again is the film's own aspect. */
function aspectOf(head: string): number {
  const [width, height] = (/^#sar 0: (\d+)\/(\d+)$/m.exec(head)?.slice(1) ?? []).map(Number)
  return width && height ? width / height : 1
}
