import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromiumFlags } from './chromium-flags'
import { ProcessGroup } from './process-group'
import { areConfined } from './sandbox-state'

/** On Debian and most others `nobody` and `nogroup`. */
const unprivileged = 65_534

export interface ChromiumProcessOptions {
  readonly executablePath: string
  readonly proxyUrl: string
  readonly withoutSandbox: boolean
}

/**
 * One running Chromium in a process group and with a profile of its own, which ends with it. As root it is started as
 * `nobody`: Chromium's sandbox refuses root, rightly. Of this process's environment it gets the PATH and nothing else.
 */
export class ChromiumProcess {
  /** Resolves when the browser has ended, with the last of what it said on stderr. */
  readonly ended: Promise<string>
  private readonly child: ChildProcess
  private readonly profile: string
  private readonly group: ProcessGroup

  constructor({ executablePath, ...options }: ChromiumProcessOptions) {
    this.profile = mkdtempSync(join(tmpdir(), 'originseal-browser-'))
    const isRoot = process.getuid?.() === 0
    if (isRoot) chownSync(this.profile, unprivileged, unprivileged)
    this.child = spawn(executablePath, chromiumFlags({ ...options, profile: this.profile }), {
      ...(isRoot && { uid: unprivileged, gid: unprivileged }),
      cwd: this.profile,
      env: { PATH: process.env['PATH'], HOME: this.profile, TMPDIR: this.profile, LANG: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    })
    this.group = new ProcessGroup(this.child.pid ?? 0)
    this.ended = this.watch()
    process.once('exit', this.kill)
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /** What DevTools messages are written to and read from (file descriptors 3 and 4), each ended by a NUL. */
  get pipes(): { readonly to: Writable; readonly from: Readable } {
    const [, , , to, from] = this.child.stdio
    return { to: to as Writable, from: from as Readable }
  }

  /** Bytes that all its processes hold. */
  get memory(): number {
    return this.child.pid === undefined ? 0 : this.group.memory()
  }

  /** Whether a sandbox confines its renderers, of which there must be one. Outside Linux the system's own always does. */
  get isConfined(): boolean {
    return process.platform !== 'linux' || areConfined(this.group.renderers())
  }

  /** Ends the whole group at once; `ended` tells when it is gone. */
  readonly kill = (): void => {
    if (this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  private async watch(): Promise<string> {
    let said = ''
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_096)))
    for (const pipe of Object.values(this.pipes)) pipe?.on('error', ignoreBrokenPipe)
    await new Promise<void>((resolve) => {
      // Its last words come behind `exit`; a helper that holds on to stderr is not waited for.
      this.child.once('close', () => resolve())
      this.child.once('exit', () => setTimeout(resolve, 500))
      this.child.once('error', (error) => {
        said += error.message
        resolve()
      })
    })
    process.off('exit', this.kill)
    // Its helpers may outlive it for a moment, and write to the profile.
    this.kill()
    await rm(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    return said
  }
}

/** A browser that is killed breaks its pipes; `ended` is what tells of it. */
const ignoreBrokenPipe = (): void => undefined
