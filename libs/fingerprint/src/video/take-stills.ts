import sharp from 'sharp'
import { SAMPLING } from './decode-planes'
import { refusalOf } from './decoder-complaints'
import type { OpenFilm } from './open-film'
import { readPackets } from './read-packets'
import { VideoRefused } from './video-refused'

/** Longer side of a still at most, in pixels: what the comparison of pictures looks at, and a little more. */
const STILL_SIDE = 640
const JPEG_QUALITY = 90

/**
 * Pictures of sampled frames, JPEG without metadata.
 * @param frames places in the fingerprint's list of frames
 * @returns one file each, in the order asked for
 * @throws VideoRefused as inspecting the film would; VIDEO_UNREADABLE when it has no such frame
 */
export async function takeStills(film: OpenFilm, frames: readonly number[]): Promise<Uint8Array[]> {
  readPackets(film)
  const wanted = [...new Set(frames)].sort((a, b) => a - b)
  if (wanted.length === 0) return []
  const chosen = `select='${wanted.map((frame) => `eq(n\\,${frame})`).join('+')}'`
  const size = `scale=w='min(${STILL_SIDE}\\,iw)':h='min(${STILL_SIDE}\\,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`
  const picture = ['-vf', `${SAMPLING},${chosen},${size},format=rgb24`, '-vsync', 'passthrough']
  // PPM, since this build's encoder of JPEG overruns its memory, or never ends, after some ten pictures.
  const files = ['-c:v', 'ppm', '-f', 'image2', '/still-%d.ppm']
  const { exitCode, complaints } = film.ffmpeg.run([...film.input, '-map', '0:V:0', ...picture, ...files])
  const refusal = refusalOf(complaints, exitCode)
  if (refusal) throw refusal
  const stills = new Map<number, Uint8Array>()
  for (const [i, frame] of wanted.entries()) stills.set(frame, await asJpeg(still(film, i + 1)))
  return frames.map((frame) => stills.get(frame)!)
}

function still({ ffmpeg }: OpenFilm, number: number): Uint8Array {
  try {
    return ffmpeg.read(`/still-${number}.ppm`)
  } catch {
    throw new VideoRefused('VIDEO_UNREADABLE', `the film has no still ${number}`)
  }
}

/** @param file PPM as FFmpeg writes it: `P6`, width and height, 255, RGB bytes (Netpbm, ppm(5)) */
function asJpeg(file: Uint8Array): Promise<Uint8Array> {
  const head = /^P6\n(\d+) (\d+)\n255\n/.exec(Buffer.from(file.subarray(0, 40)).toString('latin1'))
  const [width, height] = [Number(head?.[1]), Number(head?.[2])]
  const pixels = file.subarray(head?.[0].length ?? file.length)
  if (pixels.length !== width * height * 3) throw new VideoRefused('VIDEO_UNREADABLE', 'a still is cut off')
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
}
