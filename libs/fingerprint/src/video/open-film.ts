import { readFile, stat } from 'node:fs/promises'
import { openFfmpeg } from './ffmpeg-core'
import type { Ffmpeg } from './ffmpeg-core'
import type { ImageSource } from '../picture/image-source'
import { sniffVideo, VIDEO_SNIFF_BYTES } from './sniff-video'
import type { VideoContainer, VideoMediaType } from './sniff-video'
import { VideoRefused } from './video-refused'
import type { VideoLimits } from './video-limits'

/** A film of an accepted container, in the decoder's memory. */
export interface OpenFilm {
  ffmpeg: Ffmpeg
  container: VideoContainer
  mediaType: VideoMediaType
  limits: VideoLimits
  /** Options that go before every use of the film as input, the input itself included. */
  input: readonly string[]
}

const FILM = '/film'
const DEMUXERS: Record<VideoContainer, { force: string; allowed: string }> = {
  mp4: { force: 'mov', allowed: 'mov' },
  webm: { force: 'matroska', allowed: 'matroska,webm' },
}
/** H.264 in MP4; VP8 and VP9 in WebM. No decoder of sound or subtitles is ever opened. */
const DECODERS = 'h264,vp8,vp9'

/**
 * Checks size and container, and hands the film to a decoder that can open only this: no network, no playlists, no other
 * demuxer than that of the container that was sniffed.
 * @throws VideoRefused VIDEO_EMPTY, NOT_A_VIDEO, VIDEO_FORMAT_NOT_SUPPORTED, VIDEO_FILE_TOO_LARGE
 * @throws VideoWorkerFailure VIDEO_DECODER_MISSING
 */
export async function openFilm(source: ImageSource, limits: VideoLimits): Promise<OpenFilm> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.byteLength
  if (size > limits.maxBytes)
    throw new VideoRefused('VIDEO_FILE_TOO_LARGE', `${size} bytes of ${limits.maxBytes}`)
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const type = sniffVideo(bytes.subarray(0, VIDEO_SNIFF_BYTES))
  const ffmpeg = await openFfmpeg(limits.memoryMb)
  ffmpeg.write(FILM, bytes)
  const { force, allowed } = DEMUXERS[type.container]
  const guards = [
    '-protocol_whitelist',
    'file,pipe',
    '-format_whitelist',
    allowed,
    '-codec_whitelist',
    DECODERS,
  ]
  const decoding = ['-max_pixels', String(limits.maxPixels), '-skip_loop_filter', 'all']
  return { ffmpeg, ...type, limits, input: [...guards, ...decoding, '-f', force, '-i', FILM] }
}
