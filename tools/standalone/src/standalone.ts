import { GivenUp, Stopped } from './child'
import { containerService } from './containers/container-service'
import { findImages } from './containers/find-images'
import { services } from './processes'
import { progressFrom } from './progress'
import { Refusal } from '@originseal/engines'
import { readSettings } from './settings'
import { type Composition, type RunningSystem, startSystem } from './supervisor'

/** What the starter script has found out before it hands over. */
export interface Prepared {
  /** Absolute path of the repository. */
  repository: string
  fresh: boolean
  /** Chromium's path; empty when there is none. */
  chromium: string
  /** When the start began, ms since the epoch. */
  began: number
  /** With the servers that `npm run engines` started, or that the environment names. */
  onEngines?: boolean
  /** From images instead of what was built here. */
  fromImages?: boolean
}

/** Within so many ms a second signal is the terminal's and npm's copy of the first. */
const ECHO = 1_000

/** The first signal ends all in order, a later one at once. */
function obeySignals(system: RunningSystem, say: (text: string) => void): void {
  let first = 0
  const obey = () => {
    const now = Date.now()
    if (first === 0) {
      first = now
      say('stopping')
    } else if (now - first > ECHO) {
      system.kill()
    }
    void system.stop()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, obey)
}

/** Runs the whole system until it is told to stop. Returns the exit code. */
export async function runStandalone(
  prepared: Prepared,
  table: Pick<Composition, 'services'> = { services },
): Promise<number> {
  // Whoever reads our output may leave before we do.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  const say = progressFrom(prepared.began, (line) => console.log(line))
  try {
    const settings = readSettings(process.env, { ...prepared, directory: prepared.repository })
    const images = prepared.fromImages ? await findImages(process.env, table.services) : undefined
    const system = startSystem({
      settings,
      repository: prepared.repository,
      services: table.services,
      say,
      environment: process.env,
      ...(images && { run: (...of) => containerService(...of, images, process.env) }),
    })
    obeySignals(system, say)
    for (const note of await system.ready) console.log(note)
    console.log(`OriginSeal is ready: http://localhost:${settings.port}`)
    const reason = await system.ended
    if (reason) throw reason
    say('stopped')
    return 0
  } catch (error) {
    if (error instanceof Stopped) return 0
    console.error(error instanceof Refusal || error instanceof GivenUp ? error.message : error)
    return 1
  }
}
