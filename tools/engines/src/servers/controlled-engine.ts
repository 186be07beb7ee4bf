import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  identify,
  isAlive,
  isListed,
  type ProcessIdentity,
  signal,
  signalGroup,
  withVariable,
} from '../process-identity'
import { until } from '../until'
import type { EnginesFolder } from './engines-folder'
import type { Say } from './programs'
import type { EngineName, Server } from './server'

/** One engine under somebody's hand. Every method may be called by another process than the one that started it. */
export interface ControlledEngine {
  readonly name: EngineName
  /** Its program's output, of this life and the one before. */
  readonly log: string
  isRunning(): boolean
  /** Installs it where needed, starts it, waits until it serves. Running already: waits until it serves. @throws Missing */
  start(): Promise<void>
  /** Ends it in order; by force after a minute. Not running: nothing to do. */
  stop(): Promise<void>
  /** Ends it and all its processes at once, as a power cut would. */
  kill(): Promise<void>
  /** Every process of it stands still: connections stay open and nothing answers. */
  freeze(): void
  /** It goes on after `freeze`. */
  thaw(): void
}

const MARK = 'ORIGINSEAL_ENGINE'
const STOP_WITHIN = 60_000
/** A log is moved aside at a start when it is larger, bytes. */
const LOG_CAP = 10 * 2 ** 20

/** What an engine may see of the environment: nobody's keys. */
const HANDED_ON = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'JAVA_HOME', 'USER', 'LOGNAME']

const processFile = (name: EngineName) => `${name}.process.json`

/** The engine's first process, whoever started it; undefined when it does not run. */
export function runningLeader(data: EnginesFolder, name: EngineName): ProcessIdentity | undefined {
  const known = data.read<ProcessIdentity>(processFile(name))
  return known && isAlive(known) ? known : undefined
}

/** @param server the engine, found anew or still to be started */
export function controlledEngine(
  server: Server,
  data: EnginesFolder,
  { say, readyWithin = 180_000 }: { say: Say; readyWithin?: number },
): ControlledEngine {
  const { name } = server
  const log = join(data.folder('logs'), `${name}.log`)
  const mark = `${data.path}#${name}#`

  const leader = () => runningLeader(data, name)
  /** The leader and all that carry its mark: PostgreSQL's backends leave the group. */
  const all = (): number[] => {
    const found = leader()
    return [...(found ? [found.pid] : []), ...withVariable(`${MARK}=${mark}`)]
  }
  const signalAll = (what: NodeJS.Signals) => {
    const found = leader()
    if (found) signalGroup(found.pid, what)
    for (const pid of new Set(all())) signal(pid, what)
  }
  /** A zombie that its parent has not noticed yet is dead to us, and alive to PostgreSQL, which then refuses to start. */
  const isGone = (known: ProcessIdentity | undefined) => () =>
    all().length === 0 && (known === undefined || !isListed(known.pid))

  const spawned = async (): Promise<ProcessIdentity> => {
    const { command, args, cwd, env, ...as } = await server.launch()
    if (existsSync(log) && statSync(log).size > LOG_CAP) renameSync(log, `${log}.1`)
    const output = openSync(log, 'a', 0o600)
    const handed = Object.fromEntries(HANDED_ON.map((key) => [key, process.env[key]]))
    const child = spawn(command, args, {
      ...as,
      cwd: cwd ?? '/',
      env: { ...handed, ...env, [MARK]: mark },
      detached: true,
      stdio: ['ignore', output, output],
    })
    const failed = new Promise<never>((_, reject) => child.once('error', reject))
    const started = new Promise<void>((resolve) => child.once('spawn', resolve))
    await Promise.race([started, failed])
    closeSync(output)
    // It lives on after whoever started it.
    child.unref()
    const identity = child.pid === undefined ? undefined : identify(child.pid)
    if (!identity) throw new Error(`${name} ended at once; read why in ${log}\n${tailOf(log)}`)
    data.save(processFile(name), identity)
    return identity
  }

  const serving = async (identity: ProcessIdentity) => {
    const probe = async () => {
      if (!isAlive(identity)) return 'ended'
      return (await server.isReady()) && 'ready'
    }
    const state = await until(probe, { what: `${name} to serve`, within: readyWithin, every: 150 })
    if (state === 'ended') throw new Error(`${name} ended; read why in ${log}\n${tailOf(log)}`)
    await server.onReady?.()
  }

  return {
    name,
    log,
    isRunning: () => leader() !== undefined,
    async start() {
      await server.install(say)
      await serving(leader() ?? (await spawned()))
    },
    async stop() {
      const found = leader()
      if (!found) return
      signalAll('SIGCONT')
      signal(found.pid, server.stopSignal ?? 'SIGTERM')
      await until(isGone(found), { what: `${name} to stop`, within: STOP_WITHIN }).catch(async () => {
        say(`${name} does not stop and is ended by force`)
        await this.kill()
      })
    },
    async kill() {
      const found = leader()
      signalAll('SIGKILL')
      await until(isGone(found), { what: `${name} to be gone` })
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
}

function tailOf(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : ''
}
