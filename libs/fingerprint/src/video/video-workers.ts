import type { ImageSource } from '../picture/image-source'
import type { VideoJob, VideoJobs } from './child/protocol'
import { FilmProcess } from './film-process'
import type { VideoFacts } from './inspect-film'
import { VIDEO_LIMITS } from './video-limits'
import type { VideoLimits } from './video-limits'
import { VideoWorkerFailure } from './video-refused'

export interface VideoWorkersOptions extends Partial<VideoLimits> {
  /** Films at a time; each has a process of its own. Default 1. */
  workers?: number
}

/**
 * Everything that touches an untrusted film, away from the service: a queue, and a process for each film.
 *
 * Every method rejects with `VideoRefused` when the film is at fault (`code` says how) and with `VideoWorkerFailure` when
 * the machinery is.
 */
export class VideoWorkers {
  private readonly limits: VideoLimits
  private readonly workers: number
  private readonly running = new Set<FilmProcess>()
  private readonly queue: { start(): void; fail(error: Error): void }[] = []
  private closed = false

  constructor({ workers = 1, ...limits }: VideoWorkersOptions = {}) {
    this.workers = workers
    this.limits = { ...VIDEO_LIMITS, ...limits }
  }

  /** Container, codec, size, length and the fingerprint: PDQ of four frames a second. */
  inspect(source: ImageSource): Promise<VideoFacts> {
    return this.enqueue('inspect', { source })
  }

  /** JPEG pictures, ≤ 480 px, of the frames at these places of the fingerprint; one each, in this order. */
  async stills(source: ImageSource, frames: readonly number[]): Promise<Buffer[]> {
    const files = await this.enqueue('stills', { source, frames })
    return files.map((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  /** Films waiting for a process. */
  get waiting(): number {
    return this.queue.length
  }

  /** Process ids of the films that are looked at. */
  get pids(): number[] {
    return [...this.running].flatMap((film) => film.pid ?? [])
  }

  /** Ends all processes; running and queued jobs fail with VIDEO_WORKERS_CLOSED. */
  close(): void {
    this.closed = true
    const reason = new VideoWorkerFailure('VIDEO_WORKERS_CLOSED', 'The video workers were closed')
    for (const job of this.queue.splice(0)) job.fail(reason)
    for (const film of this.running) film.kill(reason)
  }

  private enqueue<J extends VideoJob>(job: J, ask: VideoJobs[J]['ask']): Promise<VideoJobs[J]['answer']> {
    if (this.closed)
      return Promise.reject(new VideoWorkerFailure('VIDEO_WORKERS_CLOSED', 'The video workers are closed'))
    return new Promise((resolve, reject) => {
      const start = (): void => void this.run(job, ask).then(resolve, reject)
      this.queue.push({ start, fail: reject })
      this.dispatch()
    })
  }

  private async run<J extends VideoJob>(job: J, ask: VideoJobs[J]['ask']): Promise<VideoJobs[J]['answer']> {
    const film = new FilmProcess(this.limits)
    this.running.add(film)
    try {
      return await film.run(job, ask)
    } finally {
      this.running.delete(film)
      this.dispatch()
    }
  }

  private dispatch(): void {
    while (this.running.size < this.workers) {
      const next = this.queue.shift()
      if (!next) return
      next.start()
    }
  }
}
