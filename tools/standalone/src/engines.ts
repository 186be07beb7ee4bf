import {
  askChain,
  assertChineseSearch,
  chainLaunch,
  clusterLaunch,
  connected,
  initialiseCluster,
  keepChainState,
  provideDatabase,
  provideSealingAccount,
  stopLeftoverCluster,
} from '@originseal/engines'
import type { Supervised } from './supervised'
import type { System } from './system'

/** The database server, with a database and a role for each name. */
export function postgres(system: System, databases: string[]): Supervised {
  const { directory, adminUrl, adminPassword, password } = system.database
  return {
    name: 'postgres',
    // Fast shutdown: open connections are ended, everything is written.
    stopSignal: 'SIGINT',
    async launch() {
      await stopLeftoverCluster(directory)
      await initialiseCluster(directory, adminPassword)
      return clusterLaunch(directory, system.port('postgres'), 'durable')
    },
    isReady: () => connected(adminUrl, async () => true),
    async onReady() {
      await assertChineseSearch(adminUrl)
      for (const name of databases) await provideDatabase(adminUrl, name, password(name))
    },
  }
}

/** The chain. Its state is kept while it runs, since a kill can spoil the file that it is writing. */
export function anvil(system: System): Supervised {
  const { folder } = system.chain
  const url = system.url('anvil')
  let keeping: NodeJS.Timeout | undefined
  let isKeeping = false
  // On a busy machine one may last longer than the second until the next: they would take each other's file away.
  const keep = async () => {
    if (isKeeping) return
    isKeeping = true
    try {
      await keepChainState(folder)
    } catch (error) {
      console.error(`anvil: its state is not kept, and tried again: ${(error as Error).message}`)
    } finally {
      isKeeping = false
    }
  }
  return {
    name: 'anvil',
    async launch() {
      const launch = await chainLaunch(folder, system.port('anvil'))
      keeping ??= setInterval(() => void keep(), 1_000).unref()
      return launch
    },
    isReady: async () => Boolean(await askChain(url, 'eth_chainId')),
    onReady: () => provideSealingAccount(folder, url),
  }
}
