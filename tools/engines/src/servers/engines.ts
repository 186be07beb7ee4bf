import { controlledEngine, type ControlledEngine, runningLeader } from './controlled-engine'
import { ENDPOINTS_FILE, openEnginesFolder } from './engines-folder'
import { kafkaServer } from './kafka'
import { kuboServer } from './kubo'
import { minioServer } from './minio'
import { postgresServer } from './postgres'
import type { Say } from './programs'
import { type Endpoints, type EngineName, engineNames, type Server } from './server'

/** The engines of one DATA_DIR, each under its own hand. */
export interface Engines {
  readonly path: string
  readonly controls: { readonly [Name in EngineName]: ControlledEngine }
  /** How those that run now are reached; also written down for whoever starts the product. */
  endpoints(): Endpoints
}

/**
 * Finds or prepares the engines of a folder. Starts none.
 * @param dataDir absolute
 * @param environment POSTGRES_PORT, KAFKA_PORT, KAFKA_CONTROLLER_PORT, MINIO_PORT and KUBO_PORT choose ports
 */
export async function openEngines(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
  say: Say,
): Promise<Engines> {
  const data = openEnginesFolder(dataDir, chosenPorts(environment))
  const servers: Server[] = [
    await postgresServer(data),
    await kafkaServer(data),
    await minioServer(data),
    await kuboServer(data),
  ]
  const control = (server: Server) => controlledEngine(server, data, { say })
  const controls = Object.fromEntries(
    servers.map((server) => [server.name, control(server)]),
  ) as Engines['controls']
  const endpoints = (): Endpoints => {
    const running = servers.filter(({ name }) => controls[name].isRunning())
    const found = Object.fromEntries(running.map(({ name, endpoint }) => [name, endpoint])) as Endpoints
    data.save(ENDPOINTS_FILE, found)
    return found
  }
  return { path: data.path, controls, endpoints }
}

/** Starts these, one after the other; what can't be had on this machine is answered, not thrown. */
export async function startEngines(
  { controls, endpoints }: Engines,
  names: readonly EngineName[],
): Promise<{ name: EngineName; failure: Error }[]> {
  const failures: { name: EngineName; failure: Error }[] = []
  for (const name of engineNames.filter((each) => names.includes(each))) {
    try {
      await controls[name].start()
    } catch (failure) {
      failures.push({ name, failure: failure as Error })
    }
  }
  endpoints()
  return failures
}

/** Stops these, in the reverse order of their start. */
export async function stopEngines(
  { controls, endpoints }: Engines,
  names: readonly EngineName[],
): Promise<void> {
  for (const name of engineNames.toReversed().filter((each) => names.includes(each)))
    await controls[name].stop()
  endpoints()
}

/** How the engines that were started for a folder are reached; none when none were. */
export function readEndpoints(dataDir: string): Endpoints {
  return openEnginesFolder(dataDir, {}).read<Endpoints>(ENDPOINTS_FILE) ?? {}
}

/** Which engines of a folder run now. */
export function runningEngines(dataDir: string): EngineName[] {
  const data = openEnginesFolder(dataDir, {})
  return engineNames.filter((name) => runningLeader(data, name) !== undefined)
}

function chosenPorts(environment: NodeJS.ProcessEnv): Record<string, number> {
  const names = ['postgres', 'kafka', 'kafka-controller', 'minio', 'kubo']
  const chosen: Record<string, number> = {}
  for (const name of names) {
    const variable = `${name.toUpperCase().replaceAll('-', '_')}_PORT`
    const given = environment[variable]
    if (given === undefined || given === '') continue
    const port = Number(given)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable} must be a port from 1 to 65535, not '${given}'`)
    chosen[name] = port
  }
  return chosen
}
