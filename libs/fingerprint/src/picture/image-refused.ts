export type ImageRefusal =
  | 'EMPTY_FILE'
  | 'NOT_AN_IMAGE'
  | 'ACTIVE_CONTENT'
  | 'HEIC_NOT_SUPPORTED'
  | 'IMAGE_FORMAT_NOT_SUPPORTED'
  | 'IMAGE_TRUNCATED'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_TOO_DEMANDING'
  | 'IMAGE_TIMEOUT'
  | 'IMAGE_UNREADABLE'

/** The file itself is at fault. `code` is stable and made for a sentence per code; `message` is for logs only. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'

  constructor(
    readonly code: ImageRefusal,
    message: string = code,
  ) {
    super(message)
  }
}

export type WorkerFailureCode = 'WORKER_CRASHED' | 'WORKER_JOB_FAILED' | 'WORKERS_CLOSED'

/** The machinery is at fault, not necessarily the file: a crash, a programming error, a closed pool. */
export class ImageWorkerFailure extends Error {
  override readonly name = 'ImageWorkerFailure'

  constructor(
    readonly code: WorkerFailureCode,
    message: string,
  ) {
    super(message)
  }
}
