import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { assertChineseSearch, describeEndpoints, provideDatabase } from '@originseal/engines'
import { objectsOf } from './processes'
import type { Say } from './progress'
import type { System } from './system'

/**
 * Makes in the given servers what the product declares: databases and roles, topics, the bucket. The same commands
 * make them in a cluster. What is there already is left as it is.
 */
export async function prepareEngines(system: System, databases: string[], say: Say): Promise<void> {
  const { postgres, kafka, minio } = system.settings.engines
  if (postgres) {
    await assertChineseSearch(postgres.adminUrl)
    for (const name of databases)
      await provideDatabase(postgres.adminUrl, name, system.database.password(name))
  }
  if (kafka) await command(system, 'messaging', 'topics', { EVENTS_KAFKA_BROKERS: kafka.brokers })
  if (minio) await command(system, 'storage', 'buckets', objectsOf(system))
  for (const line of describeEndpoints(system.settings.engines)) say(line.replace('does not run', 'embedded'))
}

async function command(system: System, library: string, name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const file = join(system.repository, 'libs/platform', library, 'dist/commands', `${name}.js`)
  const { PATH, HOME } = process.env
  await promisify(execFile)(process.execPath, [file], {
    env: { PATH, HOME, ...env },
    timeout: 120_000,
  }).catch((cause: { stderr?: string }) => {
    throw new Error(`'npm run ${name}' failed: ${cause.stderr?.trim()}`, { cause })
  })
}
