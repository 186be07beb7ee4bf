import {
  type DataFolder,
  emptyDataFolder,
  type Endpoints,
  isTaken,
  openDataFolder,
  Refusal,
  runningEngines,
} from '@originseal/engines'
import { Child, type GivenUp, Stopped } from './child'
import { anvil, postgres } from './engines'
import { takeInstanceLock } from './instance-lock'
import { withInstances } from './instances'
import { LogFile } from './log-file'
import { EVENTS_DATABASE, type ServiceDefinition } from './processes'
import { prepareEngines } from './prepare-engines'
import type { Say } from './progress'
import { Roll } from './roll'
import { service } from './service'
import type { Settings } from './settings'
import type { Supervised } from './supervised'
import { describeSystem, type System } from './system'

/** A system that starts or runs. */
export interface RunningSystem {
  /** Resolves when everything serves, with what a person has to be told. Throws Refusal, Stopped, or why an engine can't start. */
  ready: Promise<string[]>
  /** Resolves when everything has ended, whoever ended it; with the reason where it could not go on. */
  ended: Promise<GivenUp | undefined>
  /** Ends all in order, in the reverse order of their start. Called again, it waits for the same end. */
  stop(): Promise<void>
  /** Ends all at once; to be followed by `stop`. */
  kill(): void
}

/** What a run is made of: the product's own table, or a test's. */
export interface Composition {
  settings: Settings
  repository: string
  services: ServiceDefinition[]
  say: Say
  /** What the children may see of the supervisor's own variables. */
  environment: NodeJS.ProcessEnv
  /** How a service is run; as the process that was built here unless given. */
  run?: (definition: ServiceDefinition, system: System) => Supervised
}

async function refuseTakenPorts(settings: Settings): Promise<void> {
  const chosen = { PORT: settings.port, MARKET_PORT: settings.marketPort, BANK_PORT: settings.bankPort }
  for (const [name, port] of Object.entries(chosen)) {
    if (await isTaken(port)) {
      throw new Refusal(`Port ${port} is taken by another program; end that or set ${name} to a free one.`)
    }
  }
}

/** The data folder, ours alone and with nothing of an earlier run alive. */
async function claimData({ settings, say }: Composition): Promise<{ data: DataFolder; unlock: () => void }> {
  const url = `http://localhost:${settings.port}`
  const data = openDataFolder(settings.dataDir)
  const unlock = takeInstanceLock(data, url)
  try {
    const left = await new Roll(data).sweep()
    if (left.length > 0) say(`ended what a killed run had left: ${left.join(', ')}`)
    await refuseTakenPorts(settings)
  } catch (error) {
    unlock()
    throw error
  }
  if (!settings.fresh) return { data, unlock }
  const serving = runningEngines(settings.dataDir)
  if (serving.length > 0) {
    unlock()
    throw new Refusal(
      `--fresh would take the data of ${serving.join(', ')}: npm run engines -- --stop first.`,
    )
  }
  emptyDataFolder(settings.dataDir)
  say('began anew: what earlier runs kept is gone')
  const fresh = openDataFolder(settings.dataDir)
  return { data: fresh, unlock: takeInstanceLock(fresh, url) }
}

async function describeProcesses(data: DataFolder, composition: Composition) {
  const { settings, repository, say, run = service } = composition
  const services = withInstances(composition.services, settings.instances)
  const fixed = services.flatMap(({ name, port }) => (port ? [[name, port({ settings })] as const] : []))
  const own = services.flatMap(({ database }) => database ?? [])
  const { kafka } = settings.engines
  const databases = [...new Set([...own, ...(kafka ? [] : [EVENTS_DATABASE])])]
  const system = await describeSystem(data, settings, {
    repository,
    names: ['postgres', 'anvil', ...services.flatMap(({ name, ports = [] }) => [name, ...ports])],
    databases,
    fixed: Object.fromEntries(fixed),
  })
  // For those who look into the stores of a run: `npm run journey`, the checker of invariants.
  data.remembered<Endpoints>('engines-in-use.json', {}).save(settings.engines)
  const embedded = settings.engines.postgres ? [] : [postgres(system, databases)]
  return {
    engines: [...embedded, anvil(system)],
    services,
    prepare: () => prepareEngines(system, databases, say),
    service: (definition: ServiceDefinition) => run(definition, system),
    notes: () => Promise.all(services.map(async ({ notes }) => (await notes?.(system)) ?? [])),
  }
}

/** Starts everything: the engines, then each service as soon as those it needs serve. */
export function startSystem(composition: Composition): RunningSystem {
  const { say } = composition
  const children: Child[] = []
  let roll: Roll | undefined
  let unlock = () => {}
  let stopping: Promise<void> | undefined
  let reason: GivenUp | undefined
  let hasEnded = (_reason?: GivenUp) => {}
  const ended = new Promise<GivenUp | undefined>((resolve) => (hasEnded = resolve))

  const end = async () => {
    // What was begun before the wish to stop has to come to its own end first.
    for (const child of children.toReversed()) await child.stop()
    await roll?.sweep(0)
    unlock()
    hasEnded(reason)
  }
  const stop = () => (stopping ??= end())

  const begin = async () => {
    const claimed = await claimData(composition)
    unlock = claimed.unlock
    const ours = (roll = new Roll(claimed.data))
    const table = await describeProcesses(claimed.data, composition)
    const bring = async (supervised: Supervised) => {
      if (stopping) throw new Stopped('The start was broken off')
      const child = new Child(supervised, {
        say,
        log: new LogFile(`${claimed.data.folder('logs')}/${supervised.name}.log`),
        roll: ours,
        environment: { ...composition.environment, ...ours.mark(supervised.name) },
        onGivenUp: (why) => {
          reason ??= why
          void stop()
        },
      })
      children.push(child)
      await child.start()
      say(`${supervised.name} is ready`)
    }
    await Promise.all(table.engines.map(bring))
    if (Object.keys(composition.settings.engines).length > 0) await table.prepare()
    const serving = new Map<string, Promise<void>>()
    for (const definition of table.services) {
      const needed = Promise.all((definition.needs ?? []).map((name) => serving.get(name)))
      serving.set(
        definition.name,
        needed.then(() => bring(table.service(definition))),
      )
    }
    await Promise.all(serving.values())
    return (await table.notes()).flat()
  }
  const ready = begin().catch(async (error: unknown) => {
    await stop()
    unlock()
    throw reason ?? error
  })
  return { ready, ended, stop, kill: () => children.forEach((child) => child.kill()) }
}
