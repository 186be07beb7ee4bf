import { VideoRefused } from './video-refused'
import type { VideoRefusal } from './video-refused'

/** FFmpeg's words → whose fault. The first that fits; the last resort is below. */
const SIGNS: readonly (readonly [RegExp, VideoRefusal])[] = [
  [/moov atom not found|partial file|ended prematurely|Truncat/i, 'VIDEO_TRUNCATED'],
  [
    /Codec \((?!aac|mp3|opus|vorbis|ac3|eac3|alac|flac|amr|pcm|lib)\w+\) not on whitelist/,
    'VIDEO_CODEC_NOT_SUPPORTED',
  ],
  [/Cannot allocate memory|Out of memory|memory access out of bounds/i, 'VIDEO_TOO_DEMANDING'],
  [/max_pixels|Picture size \S+ (is invalid|exceeds)/i, 'VIDEO_FRAME_TOO_LARGE'],
  [/Stream map '0:V:0' matches no streams|does not contain any stream/i, 'VIDEO_WITHOUT_PICTURES'],
  [/Output file is empty|Could not find codec parameters/i, 'VIDEO_WITHOUT_FRAMES'],
]
/** These spoil the film even if the decoder goes on with what it has. */
const FATAL = new Set<VideoRefusal>(['VIDEO_TRUNCATED', 'VIDEO_TOO_DEMANDING', 'VIDEO_FRAME_TOO_LARGE'])

/** Null when the run was fine, or its complaints were of the kind that a viewer would not notice. */
export function refusalOf(complaints: string, exitCode: number): VideoRefused | null {
  const code = SIGNS.find(([sign]) => sign.test(complaints))?.[1] ?? 'VIDEO_UNREADABLE'
  if (exitCode === 0 && !FATAL.has(code)) return null
  return new VideoRefused(code, complaints.trim().slice(0, 500))
}
