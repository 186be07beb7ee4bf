import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** One message of the browser may be this long (a screenshot or a page in one piece); a longer one ends the connection. */
const longestMessage = 64 * 1024 * 1024

/** DevTools messages over a pair of pipes, each ended by a NUL. */
export class DevtoolsPipe {
  onmessage?: (message: string) => void
  onclose?: () => void
  private pending: string[] = []
  private length = 0

  constructor(
    private readonly to: Writable,
    private readonly from: Readable,
  ) {
    const text = new StringDecoder('utf8')
    from.on('data', (chunk: Buffer) => this.take(text.write(chunk)))
    from.once('close', () => this.onclose?.())
  }

  send(message: string): void {
    if (this.to.writable) this.to.write(`${message}\0`)
  }

  close(): void {
    this.to.destroy()
    this.from.destroy()
  }

  private take(text: string): void {
    const [rest = '', ...following] = text.split('\0')
    this.pending.push(rest)
    this.length += rest.length
    for (const next of following) {
      const message = this.pending.join('')
      this.pending = [next]
      this.length = next.length
      // One at a time, so that what a message brings about is settled before the next.
      setImmediate(() => this.onmessage?.(message))
    }
    if (this.length > longestMessage) this.close()
  }
}
