import { type WriteStream, createWriteStream, existsSync, readFileSync, renameSync, statSync } from 'node:fs'

/** A log is moved aside at this size, in bytes; one older part is kept. */
const CAP = 10 * 2 ** 20

/** What a child says, kept in a file that can't fill the disk. */
export class LogFile {
  private stream: WriteStream
  private size: number

  constructor(
    readonly path: string,
    private readonly cap = CAP,
  ) {
    this.size = existsSync(path) ? statSync(path).size : 0
    this.stream = this.open()
  }

  write(line: string): void {
    const text = `${line}\n`
    this.size += Buffer.byteLength(text)
    this.stream.write(text)
    if (this.size < this.cap) return
    this.stream.end()
    renameSync(this.path, `${this.path}.1`)
    this.size = 0
    this.stream = this.open()
  }

  /** The last lines, for whoever must be told why. */
  tail(lines: number): string[] {
    return existsSync(this.path) ? readFileSync(this.path, 'utf8').trimEnd().split('\n').slice(-lines) : []
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.stream.end(resolve))
  }

  private open(): WriteStream {
    // A full disk must stop neither the child nor us; the next line tries again.
    return createWriteStream(this.path, { flags: 'a', mode: 0o600 }).on('error', () => undefined)
  }
}
