import { join } from 'node:path'
import { environmentOf, type ServiceDefinition } from './processes'
import type { Supervised } from './supervised'
import type { System } from './system'

/** A built service: ready when it says so itself. */
export function service(definition: ServiceDefinition, system: System): Supervised {
  const folder = join(system.repository, 'apps', definition.app ?? definition.name)
  return {
    name: definition.name,
    launch: async () => ({
      command: process.execPath,
      args: ['--enable-source-maps', join(folder, 'dist', 'main.js')],
      cwd: folder,
      env: environmentOf(definition, system),
    }),
    async isReady() {
      const url = `${system.url(definition.name)}/health/ready`
      const { status } = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      return status === 200
    },
  }
}
