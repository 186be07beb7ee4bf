import type { Comparison, ComparableImage } from '../comparison'
import type { LocalFeatures } from '../features/local-features'
import type { DecodeLimits } from '../picture/decode'
import type { HashProfile, InspectedImage } from '../picture/image-facts'
import type { ImageRefusal } from '../picture/image-refused'
import type { ImageSource } from '../picture/image-source'
import type { RenditionOptions } from '../picture/rendition'

/** What a worker can be asked: name → question and answer. */
export interface ImageJobs {
  examine: { ask: { source: ImageSource }; answer: { facts: InspectedImage; rendition: Uint8Array } }
  inspect: { ask: { source: ImageSource; profile: HashProfile }; answer: InspectedImage }
  rendition: { ask: { source: ImageSource; options: RenditionOptions }; answer: Uint8Array }
  evidence: { ask: { source: ImageSource }; answer: Uint8Array }
  features: { ask: { source: ImageSource }; answer: LocalFeatures }
  compare: { ask: { original: ComparableImage; candidate: ComparableImage }; answer: Comparison }
  overlay: {
    ask: { original: ImageSource; candidate: ImageSource; comparison: Comparison; format: 'png' | 'jpeg' }
    answer: Uint8Array
  }
}
export type ImageJob = keyof ImageJobs

export interface JobMessage<J extends ImageJob = ImageJob> {
  id: number
  job: J
  ask: ImageJobs[J]['ask']
}

export type JobReply =
  | { id: number; ok: true; answer: unknown }
  | { id: number; ok: false; refused: ImageRefusal | null; message: string }

/** Set by the pool in the worker's environment. */
export type WorkerSettings = DecodeLimits
