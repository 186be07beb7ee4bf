import type { ImageSource } from '../../picture/image-source'
import type { VideoFacts } from '../inspect-film'
import type { VideoLimits } from '../video-limits'
import type { VideoRefusal } from '../video-refused'

/** What a process can be asked: name → question and answer. */
export interface VideoJobs {
  inspect: { ask: { source: ImageSource }; answer: VideoFacts }
  stills: { ask: { source: ImageSource; frames: readonly number[] }; answer: Uint8Array[] }
}
export type VideoJob = keyof VideoJobs

export interface VideoQuestion<J extends VideoJob = VideoJob> {
  job: J
  ask: VideoJobs[J]['ask']
  limits: VideoLimits
}

export type VideoReply =
  | { ok: true; answer: unknown }
  | { ok: false; refused: VideoRefusal | null; decoderMissing: boolean; message: string }
