import { execFile, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { answeringEngine } from './container-engine'
import { ENDPOINTS_FILE, openEnginesFolder } from './engines-folder'
import { Missing } from './missing'
import type { Endpoints } from './server'

const otherwise = "'npm run engines' without --containers needs neither"
const ports = { postgres: 5432, kafka: 9092, minio: 9000, kubo: 5001 }

/** @throws Missing where none answers, or one that can't read our file */
async function composer(): Promise<string> {
  const engine = await answeringEngine()
  if (engine === undefined) throw new Missing(`neither docker nor podman answers here; ${otherwise}`)
  const asked = promisify(execFile)(engine, ['compose', 'version'], { timeout: 10_000 })
  await asked.catch((cause: unknown) => {
    const lacking = `${engine} answers here, but '${engine} compose' does not: its plugin is not installed`
    throw new Missing(`${lacking}; ${otherwise}`, { cause })
  })
  return engine
}

function compose(command: string, repository: string, envFile: string, args: string[]): Promise<number> {
  const file = join(repository, 'deploy/compose/engines.yaml')
  const whole = ['compose', '--env-file', envFile, '-f', file, ...args]
  const child = spawn(command, whole, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Secrets and ports for the file's `${…}`; the same secrets as the engines without containers have. */
async function prepare(dataDir: string) {
  const data = openEnginesFolder(dataDir, {})
  const secrets = {
    postgres: data.secret('postgres-password'),
    access: data.secret('minio-access-key'),
    secret: data.secret('minio-secret-key'),
  }
  const chosen: Record<string, number> = {}
  for (const [name, usual] of Object.entries(ports))
    chosen[name] = await data.port(`container-${name}`, usual)
  const values = {
    POSTGRES_PASSWORD: secrets.postgres.text,
    MINIO_ACCESS_KEY: secrets.access.text,
    MINIO_SECRET_KEY: secrets.secret.text,
    ...Object.fromEntries(Object.entries(chosen).map(([name, port]) => [`${name.toUpperCase()}_PORT`, port])),
  }
  const envFile = join(data.path, 'compose.env')
  writeFileSync(
    envFile,
    Object.entries(values)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  )
  const endpoints: Endpoints = {
    postgres: {
      adminUrl: `postgres://originseal_admin:${secrets.postgres.text}@127.0.0.1:${chosen.postgres}/postgres`,
    },
    kafka: { brokers: `127.0.0.1:${chosen.kafka}` },
    minio: {
      endpoint: `http://127.0.0.1:${chosen.minio}`,
      accessKeyFile: secrets.access.file,
      secretKeyFile: secrets.secret.file,
    },
    kubo: { rpcUrl: `http://127.0.0.1:${chosen.kubo}` },
  }
  return { data, envFile, endpoints }
}

/** Brings the engines of deploy/compose up, waits until each is healthy, and writes down how they are reached. */
export async function startContainers(
  repository: string,
  dataDir: string,
  print: (endpoints: Endpoints) => void,
): Promise<number> {
  const command = await composer()
  const { data, envFile, endpoints } = await prepare(dataDir)
  const code = await compose(command, repository, envFile, ['up', '--detach', '--wait'])
  if (code !== 0) return code
  data.save(ENDPOINTS_FILE, endpoints)
  print(endpoints)
  return 0
}

/** Stops them; their volumes stay. */
export async function stopContainers(repository: string, dataDir: string): Promise<number> {
  const command = await composer()
  const { data, envFile } = await prepare(dataDir)
  const code = await compose(command, repository, envFile, ['down'])
  data.save(ENDPOINTS_FILE, {})
  return code
}
