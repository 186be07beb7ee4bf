import { Logger } from '@nestjs/common'
import { Client } from 'pg'

const reconnectMs = 1_000

/**
 * One connection that LISTENs. Notifications are hints, never the only way: whoever listens also looks on its own
 * from time to time, and is told to look once after every reconnection, because something may have been missed.
 */
export class Listener {
  private readonly log = new Logger(Listener.name)
  private readonly heard = new Map<string, Set<(payload: string) => void>>()
  private client?: Client
  private timer?: NodeJS.Timeout
  private closed = false
  private asked: Promise<void> = Promise.resolve()

  constructor(
    private readonly url: string,
    private readonly applicationName: string,
  ) {}

  /** Channel names are ours alone: lower-case letters and underscores. Returns how to stop hearing. */
  on(channel: string, hear: (payload: string) => void): () => void {
    if (!/^[a-z_]+$/.test(channel)) throw new Error(`not a channel name: ${channel}`)
    const ears = this.heard.get(channel) ?? new Set()
    if (!this.heard.has(channel)) {
      this.heard.set(channel, ears)
      this.listen(this.client, channel)
    }
    ears.add(hear)
    return () => ears.delete(hear)
  }

  async connect(): Promise<void> {
    if (this.closed) return
    const client = new Client({
      connectionString: this.url,
      application_name: `${this.applicationName} listener`,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload }) => this.tell(channel, payload ?? ''))
    client.on('error', (error) => this.lost(error))
    try {
      await client.connect()
      for (const channel of this.heard.keys()) await client.query(`LISTEN ${channel}`)
      this.client = client
      for (const channel of this.heard.keys()) this.tell(channel, '')
    } catch (error) {
      await client.end().catch(() => undefined)
      this.lost(error as Error)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    const { client } = this
    this.client = undefined
    client?.removeAllListeners('error')
    client?.on('error', () => undefined)
    await client?.end()
  }

  /** One after the other: a connection takes one query at a time. */
  private listen(client: Client | undefined, channel: string): void {
    if (!client) return
    this.asked = this.asked
      .then(() => client.query(`LISTEN ${channel}`))
      .then(
        () => undefined,
        (error: Error) => this.lost(error),
      )
  }

  private tell(channel: string, payload: string): void {
    for (const hear of this.heard.get(channel) ?? []) hear(payload)
  }

  private lost(error: Error): void {
    if (this.closed || this.timer) return
    this.log.warn(`lost the listening connection: ${error.message}`)
    this.client = undefined
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.connect()
    }, reconnectMs)
  }
}
