export type VideoRefusal =
  | 'VIDEO_EMPTY'
  | 'NOT_A_VIDEO'
  | 'VIDEO_FORMAT_NOT_SUPPORTED'
  | 'VIDEO_CODEC_NOT_SUPPORTED'
  | 'VIDEO_WITHOUT_PICTURES'
  | 'VIDEO_WITHOUT_FRAMES'
  | 'VIDEO_TRUNCATED'
  | 'VIDEO_UNREADABLE'
  | 'VIDEO_TOO_LONG'
  | 'VIDEO_TOO_MANY_FRAMES'
  | 'VIDEO_FRAME_TOO_LARGE'
  | 'VIDEO_FILE_TOO_LARGE'
  | 'VIDEO_TOO_DEMANDING'
  | 'VIDEO_TIMEOUT'

/** The film itself is at fault. `code` is stable and made for a sentence per code; `message` is for logs only. */
export class VideoRefused extends Error {
  override readonly name = 'VideoRefused'

  constructor(
    readonly code: VideoRefusal,
    message: string = code,
  ) {
    super(message)
  }
}

export type VideoWorkerFailureCode =
  | 'VIDEO_DECODER_MISSING'
  | 'VIDEO_WORKER_CRASHED'
  | 'VIDEO_JOB_FAILED'
  | 'VIDEO_WORKERS_CLOSED'

/** The machinery is at fault, not necessarily the film: no decoder installed, a crash, a closed pool. */
export class VideoWorkerFailure extends Error {
  override readonly name = 'VideoWorkerFailure'

  constructor(
    readonly code: VideoWorkerFailureCode,
    message: string,
  ) {
    super(message)
  }
}
