import type { ComparableImage, Comparison } from './comparison'
import type { LocalFeatures } from './features/local-features'
import type { HashProfile, InspectedImage } from './picture/image-facts'
import { ImageWorkerFailure } from './picture/image-refused'
import type { RenditionOptions } from './picture/rendition'
import type { ImageJob, ImageJobs } from './worker/protocol'
import type { ImageSource } from './picture/image-source'
import { WorkerProcess } from './worker/worker-process'

export interface ImageWorkersOptions {
  /** Worker processes at most; they start when there is work for them. Default 1. */
  workers?: number
  /** For one job, from the moment a worker takes it. Default 10,000. */
  timeoutMs?: number
  /** Width × height. Default 50,000,000. */
  maxPixels?: number
  /**
   * Width × height × passes of decoding: the scans of a progressive JPEG, 7 of an interlaced PNG, else 1. Default
   * 500,000,000, which is the ten scans that encoders make of a colour picture of 50 megapixels: 1.5 s of decoding,
   * measured, where 78 scans took 7 s.
   */
  maxPassPixels?: number
  /** Resident memory of a worker, in MiB. Default 512: 49 megapixels of JPEG take 360 and of WebP 440, measured. */
  memoryMb?: number
}

interface Waiting {
  start(worker: WorkerProcess): void
  fail(error: Error): void
}

/**
 * Everything that touches an untrusted picture, away from the service: a queue and a few worker processes. A job that
 * takes too long or too much memory loses its worker; the others, running and queued, are not touched.
 *
 * Every method rejects with `ImageRefused` when the picture is at fault (`code` says how) and with `ImageWorkerFailure`
 * when the machinery is.
 */
export class ImageWorkers {
  private readonly limits: Required<ImageWorkersOptions>
  private readonly pool = new Set<WorkerProcess>()
  private readonly queue: Waiting[] = []
  private closed = false

  constructor({
    workers = 1,
    timeoutMs = 10_000,
    maxPixels = 50_000_000,
    maxPassPixels = 500_000_000,
    memoryMb = 512,
  }: ImageWorkersOptions = {}) {
    this.limits = { workers, timeoutMs, maxPixels, maxPassPixels, memoryMb }
  }

  /** Facts and evidence rendition of an upload as one job: one place in the queue, one time for all of it. */
  async examine(source: ImageSource): Promise<{ facts: InspectedImage; rendition: Buffer }> {
    const { facts, rendition } = await this.enqueue('examine', { source })
    return { facts, rendition: asBuffer(rendition) }
  }

  /** Type, size, frames, PDQ hashes of the whole and of its windows. */
  inspect(source: ImageSource, profile: HashProfile = 'exact'): Promise<InspectedImage> {
    return this.enqueue('inspect', { source, profile })
  }

  /** A new file with the same look, upright, over white, no metadata. */
  rendition(source: ImageSource, options: RenditionOptions): Promise<Buffer> {
    return this.enqueue('rendition', { source, options }).then(asBuffer)
  }

  /** For evidence: ≤ 1600 px wide, JPEG 0.85, no metadata (MEMBER-10). */
  evidenceRendition(source: ImageSource): Promise<Buffer> {
    return this.enqueue('evidence', { source }).then(asBuffer)
  }

  /** Local features, to keep beside the work (`encodeFeatures`). */
  features(source: ImageSource): Promise<LocalFeatures> {
    return this.enqueue('features', { source })
  }

  /** Is `candidate` a copy of `original`? Facts and features given with them save their computation. */
  compare(original: ComparableImage, candidate: ComparableImage): Promise<Comparison> {
    return this.enqueue('compare', { original, candidate })
  }

  /** Both pictures side by side with the matched region outlined, and a blended strip; ≤ 1200 px wide. */
  overlay(
    original: ImageSource,
    candidate: ImageSource,
    comparison: Comparison,
    format: 'png' | 'jpeg' = 'jpeg',
  ): Promise<Buffer> {
    return this.enqueue('overlay', { original, candidate, comparison, format }).then(asBuffer)
  }

  /** Whether a job is running. */
  get isBusy(): boolean {
    return [...this.pool].some((worker) => !worker.idle)
  }

  /** Jobs waiting for a worker. */
  get waiting(): number {
    return this.queue.length
  }

  /** Process ids of the workers that are alive. */
  get pids(): number[] {
    return [...this.pool].flatMap((worker) => worker.pid ?? [])
  }

  /** Ends all workers; running and queued jobs fail with WORKERS_CLOSED. */
  async close(): Promise<void> {
    this.closed = true
    const reason = new ImageWorkerFailure('WORKERS_CLOSED', 'The image workers were closed')
    for (const job of this.queue.splice(0)) job.fail(reason)
    await Promise.all([...this.pool].map((worker) => worker.stop(reason)))
  }

  private enqueue<J extends ImageJob>(job: J, ask: ImageJobs[J]['ask']): Promise<ImageJobs[J]['answer']> {
    if (this.closed)
      return Promise.reject(new ImageWorkerFailure('WORKERS_CLOSED', 'The image workers are closed'))
    return new Promise((resolve, reject) => {
      const start = (worker: WorkerProcess): void => {
        void worker
          .run(job, ask)
          .then(resolve, reject)
          .finally(() => this.dispatch())
      }
      this.queue.push({ start, fail: reject })
      this.dispatch()
    })
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const worker = this.freeWorker()
      if (!worker) return
      this.queue.shift()?.start(worker)
    }
  }

  private freeWorker(): WorkerProcess | null {
    for (const worker of this.pool) if (worker.idle) return worker
    if (this.closed || this.pool.size >= this.limits.workers) return null
    const worker: WorkerProcess = new WorkerProcess(this.limits, () => {
      this.pool.delete(worker)
      this.dispatch()
    })
    this.pool.add(worker)
    return worker
  }
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
