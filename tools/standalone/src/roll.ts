import { setTimeout as pause } from 'node:timers/promises'
import {
  type DataFolder,
  identify,
  isAlive,
  type ProcessIdentity,
  signal,
  signalGroup,
  withVariable,
} from '@originseal/engines'

/** The variable by which every process of a data folder, however deep, is known again. */
export const MARK = 'ORIGINSEAL_PROCESS'

/** Which children run; written down at once, so that the next run knows what a killed one left behind. */
export class Roll {
  private readonly file
  private readonly entries: Record<string, ProcessIdentity>

  constructor(private readonly data: DataFolder) {
    this.file = data.remembered<Record<string, ProcessIdentity>>('processes.json', {})
    this.entries = this.file.value
  }

  /** What a child, and all that it starts, carries in its environment. */
  mark(name: string): NodeJS.ProcessEnv {
    return { [MARK]: `${this.data.path}#${name}#` }
  }

  enter(name: string, pid: number): void {
    const identity = identify(pid)
    if (identity) this.entries[name] = identity
    this.file.save(this.entries)
  }

  /** The child is gone; what it has started must not outlive it. */
  strike(name: string): void {
    this.endMarked(`${name}#`)
    delete this.entries[name]
    this.file.save(this.entries)
  }

  /**
   * Ends what is left of an earlier run, newest first: politely, then by force after `patience` ms.
   * @returns the names of the children that were left
   */
  async sweep(patience = 5_000): Promise<string[]> {
    const left = Object.entries(this.entries).filter(([, identity]) => isAlive(identity))
    for (const [name, { pid }] of left.reverse()) signal(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM')
    const end = Date.now() + patience
    while (Date.now() < end && left.some(([, identity]) => isAlive(identity))) await pause(50)
    for (const [, identity] of left) if (isAlive(identity)) signalGroup(identity.pid, 'SIGKILL')
    this.endMarked('')
    for (const name of Object.keys(this.entries)) delete this.entries[name]
    this.file.save(this.entries)
    return left.map(([name]) => name)
  }

  private endMarked(whose: string): void {
    for (const pid of withVariable(`${MARK}=${this.data.path}#${whose}`)) signal(pid, 'SIGKILL')
  }
}
