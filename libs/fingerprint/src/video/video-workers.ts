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

interface Waiting {
  start(): void
  fail(error: Error): void
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
  private queue: Waiting[] = []
  private closed = false

  constructor({ workers = 1, ...limits }: VideoWorkersOptions = {}) {
    this.workers = workers
    this.limits = { ...VIDEO_LIMITS, ...limits }
  }

  /**
   * Container, codec, size, length and the fingerprint: PDQ of eight frames a second.
   * @param signal ends the film's process at once; the promise rejects with its reason
   */
  inspect(source: ImageSource, signal?: AbortSignal): Promise<VideoFacts> {
    return this.enqueue('inspect', { source }, signal)
  }

  /** JPEG pictures, ≤ 640 px, of the frames at these places of the fingerprint; one each, in this order. */
  async stills(source: ImageSource, frames: readonly number[], signal?: AbortSignal): Promise<Buffer[]> {
    const files = await this.enqueue('stills', { source, frames }, signal)
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

  private enqueue<J extends VideoJob>(
    job: J,
    ask: VideoJobs[J]['ask'],
    signal?: AbortSignal,
  ): Promise<VideoJobs[J]['answer']> {
    if (this.closed)
      return Promise.reject(new VideoWorkerFailure('VIDEO_WORKERS_CLOSED', 'The video workers are closed'))
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.queue = this.queue.filter((other) => other !== waiting)
        reject(signal?.reason as Error)
      }
      const waiting: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', giveUp)
          this.run(job, ask, signal).then(resolve, reject)
        },
        fail: reject,
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.queue.push(waiting)
      this.dispatch()
    })
  }

  private async run<J extends VideoJob>(
    job: J,
    ask: VideoJobs[J]['ask'],
    signal?: AbortSignal,
  ): Promise<VideoJobs[J]['answer']> {
    const film = new FilmProcess(this.limits)
    const abort = (): void => film.kill(signal?.reason as Error)
    signal?.addEventListener('abort', abort, { once: true })
    this.running.add(film)
    try {
      return await film.run(job, ask)
    } finally {
      signal?.removeEventListener('abort', abort)
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
