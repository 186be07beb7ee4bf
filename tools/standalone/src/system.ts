import { randomBytes } from 'node:crypto'
import { CHAIN_ID, chainKeyFile, freePort, isTaken, urlFor, type DataFolder } from '@originseal/engines'
import { buildVersion } from './build-version'
import type { Settings } from './settings'

/** What the processes of one run must know of each other. */
export interface System {
  settings: Settings
  /** Absolute path of the repository, where the built processes are. */
  repository: string
  /** What is run: the version of the repository and, of a clone, the commit. */
  version: string
  /** A folder for one purpose, made when missing. */
  folder(...names: string[]): string
  /** The loopback port of a process; the same at every start where it is still free. */
  port(name: string): number
  /** `http://127.0.0.1:<port>` of a process. */
  url(name: string): string
  /** Where others reach a service: what balances between its processes, else its only one. */
  address(name: keyof Settings['balancers']): string
  /** The connection URL of a service's own database, as its own role. */
  databaseUrl(name: string): string
  database: { directory: string; adminUrl: string; adminPassword: string; password(name: string): string }
  chain: { id: number; folder: string; keyFile: string }
}

interface Secrets {
  admin: string
  databases: Record<string, string>
}

const secret = () => randomBytes(24).toString('base64url')

async function choosePorts(data: DataFolder, names: string[], fixed: Record<string, number>) {
  const memory = data.remembered<Record<string, number>>('ports.json', {})
  const ports: Record<string, number> = { ...fixed }
  for (const name of names.filter((each) => !(each in fixed))) {
    const known = memory.value[name]
    const used = new Set(Object.values(ports))
    const isUsable = known !== undefined && !used.has(known) && !(await isTaken(known))
    ports[name] = isUsable ? known : await freePort(used)
  }
  memory.save(ports)
  return ports
}

/**
 * Chooses the ports, makes the secrets and names the places of a run.
 * @param names of all processes
 * @param databases of all databases
 * @param fixed ports that a person has chosen, by process
 */
export async function describeSystem(
  data: DataFolder,
  settings: Settings,
  {
    repository,
    names,
    databases,
    fixed,
  }: { repository: string; names: string[]; databases: string[]; fixed: Record<string, number> },
): Promise<System> {
  const ports = await choosePorts(data, names, fixed)
  const memory = data.remembered<Secrets>('secrets.json', { admin: secret(), databases: {} })
  for (const name of databases) memory.value.databases[name] ??= secret()
  memory.save(memory.value)

  const known = <T>(from: Record<string, T>, name: string): T => {
    const found = from[name]
    if (found === undefined) throw new Error(`Nothing is called ${name} in the table of processes`)
    return found
  }
  const port = (name: string) => known(ports, name)
  const url = (name: string) => `http://127.0.0.1:${port(name)}`
  const password = (name: string) => known(memory.value.databases, name)
  const server =
    settings.engines.postgres?.adminUrl ??
    `postgres://originseal_admin:${memory.value.admin}@127.0.0.1:${port('postgres')}/postgres`
  const chainFolder = data.folder('chain')
  return {
    settings,
    repository,
    version: await buildVersion(repository),
    folder: data.folder,
    port,
    url,
    address: (name) => settings.balancers[name] ?? url(name),
    databaseUrl: (name) => urlFor(server, name, { name, password: password(name) }),
    database: {
      directory: `${data.path}/postgres`,
      adminUrl: server,
      adminPassword: memory.value.admin,
      password,
    },
    chain: { id: CHAIN_ID, folder: chainFolder, keyFile: chainKeyFile(chainFolder) },
  }
}
