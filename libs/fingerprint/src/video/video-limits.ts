/** What a film may ask for. All of it is checked before, or stopped while, it is decoded. */
export interface VideoLimits {
  /** Bytes of the file. */
  maxBytes: number
  /** Length in milliseconds; `LENGTH_TOLERANCE_MS` more are taken, for the last frame and the sound's end. */
  maxMs: number
  /** Coded frames in the file, whatever rate it declares. */
  maxFrames: number
  /** Width × height of a frame. */
  maxPixels: number
  /** For one film, from the start of its process to its end. */
  timeoutMs: number
  /** Linear memory of the decoder; the process may have as much again for the file and the frames. */
  memoryMb: number
}

/** 30 s (ledger MEMBER-08) at up to 120 frames a second, 4K, 64 MiB: what telephones of today record in that time. */
export const VIDEO_LIMITS: VideoLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxMs: 30_000,
  maxFrames: 3_660,
  maxPixels: 4096 * 2304,
  timeoutMs: 120_000,
  memoryMb: 512,
}

/** A film cut at 30 s usually ends a frame later, and its sound a little after that. */
export const LENGTH_TOLERANCE_MS = 500
