import { defineErrors } from '../error'

/** Errors of short videos, each fault with its own sentence (MEMBER-08). */
export const videoErrors = defineErrors({
  VIDEO_REQUIRED: { kind: 'invalid', message: 'please select a video' },
  VIDEO_EMPTY: { kind: 'invalid', message: 'the file is empty, please choose another video' },
  NOT_A_VIDEO: { kind: 'unsupported', message: 'the file is not a video, please choose an MP4 or WebM file' },
  VIDEO_FORMAT_NOT_SUPPORTED: {
    kind: 'unsupported',
    message: 'this kind of video is not supported, please save it as MP4 (H.264) or WebM',
  },
  VIDEO_CODEC_NOT_SUPPORTED: {
    kind: 'unsupported',
    message: 'the pictures in this video are in a format we cannot read, please save it as MP4 with H.264',
  },
  VIDEO_WITHOUT_PICTURES: {
    kind: 'unprocessable',
    message: 'this file has sound but no pictures, please choose another video',
  },
  VIDEO_WITHOUT_FRAMES: {
    kind: 'unprocessable',
    message: 'there is not a single picture in this video, please export it again',
  },
  VIDEO_TRUNCATED: {
    kind: 'unprocessable',
    message: 'the end of the video is missing, please export or download it again',
  },
  VIDEO_UNREADABLE: { kind: 'unprocessable', message: 'the video cannot be read, please export it again' },
  VIDEO_TOO_LONG: { kind: 'unprocessable', message: 'the video is longer than 30 seconds, please cut it' },
  VIDEO_TOO_MANY_FRAMES: {
    kind: 'unprocessable',
    message: 'the video has too many frames a second, please export it with 60 or fewer',
  },
  VIDEO_FRAME_TOO_LARGE: {
    kind: 'unprocessable',
    message: 'the pictures of the video are larger than 4K, please export it smaller',
  },
  VIDEO_FILE_TOO_LARGE: { kind: 'tooLarge', message: 'the video file is larger than 64 MB' },
  VIDEO_TOO_DEMANDING: {
    kind: 'unprocessable',
    message: 'this video needs too much memory to be read, please export it smaller',
  },
  VIDEO_TIMEOUT: {
    kind: 'unprocessable',
    message: 'reading this video took too long, please export it smaller or shorter',
  },
  VIDEO_SCAN_FAILED: {
    kind: 'internal',
    message: 'the video scan failed on our side, please start it again later',
  },
  VIDEO_SCAN_NOT_FOUND: { kind: 'missing', message: 'this video scan does not exist' },
})
