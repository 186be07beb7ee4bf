import type { IncomingMessage, ServerResponse } from 'node:http'
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common'
import { Listener } from '@originseal/database'
import { progressChannel, ProgressLog } from './progress-log.repository'

/** A comment now and then: proxies close connections that say nothing, and a dead client shows only in writing. */
const heartbeatMs = 15_000
/** Notifications are hints: each stream also looks by itself. */
const lookAgainMs = 3_000

/** The open progress streams of this process. Any process can serve any stream: all it needs are the rows. */
@Injectable()
export class ProgressStreams implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly log = new Logger(ProgressStreams.name)
  private readonly streams = new Set<Stream>()

  constructor(
    listener: Listener,
    private readonly progress: ProgressLog,
  ) {
    listener.on(progressChannel, (scanId) => {
      for (const stream of this.streams) if (scanId === '' || stream.scanId === scanId) stream.look()
    })
  }

  /** Sends every event after `after`, then each as it comes, until the scan ends or the client goes. */
  open(scanId: string, after: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
    outgoing.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    outgoing.write('retry: 1000\n\n')
    const stream = new Stream(scanId, after, outgoing, this.progress, (error) =>
      this.log.warn(`a progress stream broke: ${String(error)}`),
    )
    this.streams.add(stream)
    const end = (): void => {
      stream.end()
      this.streams.delete(stream)
    }
    incoming.once('close', end)
    outgoing.once('close', end)
    stream.look()
  }

  /** Clients come back by themselves, with the last number they saw, to a process that stays. */
  onModuleDestroy(): void {
    for (const stream of this.streams) stream.end()
  }

  /** Some may have come back to us, before the news that we leave had reached everybody. */
  beforeApplicationShutdown(): void {
    for (const stream of this.streams) stream.end()
  }
}

class Stream {
  private looking = false
  private lookAgain = false
  private ended = false
  private readonly timers: NodeJS.Timeout[]

  constructor(
    readonly scanId: string,
    private after: number,
    private readonly outgoing: ServerResponse,
    private readonly progress: ProgressLog,
    private readonly broken: (error: unknown) => void,
  ) {
    this.timers = [
      setInterval(() => this.outgoing.write(': still here\n\n'), heartbeatMs),
      setInterval(() => this.look(), lookAgainMs),
    ]
  }

  /** Reads and sends what is new; a second call while one is under way makes it look once more. */
  look(): void {
    this.lookAgain = true
    if (this.looking || this.ended) return
    this.looking = true
    this.send()
      .catch((error: unknown) => {
        this.broken(error)
        this.end()
      })
      .finally(() => (this.looking = false))
  }

  end(): void {
    if (this.ended) return
    this.ended = true
    this.timers.forEach(clearInterval)
    this.outgoing.end()
  }

  private async send(): Promise<void> {
    while (this.lookAgain && !this.ended) {
      this.lookAgain = false
      const news = await this.progress.after(this.scanId, this.after)
      if (!news) return this.end() // erased with its owner
      for (const { sequence, event } of news) {
        if (this.ended) return
        this.outgoing.write(`id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`)
        this.after = sequence
        if (event.step === 'done' || event.step === 'error') return this.end()
      }
    }
  }
}
