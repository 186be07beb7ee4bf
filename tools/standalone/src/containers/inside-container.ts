import { basename, join } from 'node:path'
import type { System } from '../system'

/** Something of this machine that a container sees at a place of its own. */
export interface Mount {
  readonly host: string
  readonly path: string
  /** A file that opens something: read, and by this service alone. */
  readonly isSecret: boolean
}

/** The only place that the images write to, beside /tmp. */
const FILES = '/var/lib/originseal'
const SECRETS = '/run/secrets/originseal'

/**
 * The same system as a process in a container sees it: the same table of services makes the same variables from it, with
 * the container's paths in them. What they name is noted, so that a service is handed what it asks for and nothing else.
 */
export function insideContainer(system: System): { system: System; mounts: () => Mount[] } {
  const mounts = new Map<string, Mount>()
  const mount = (host: string, path: string, isSecret: boolean): string => {
    const known = mounts.get(path)
    if (known && known.host !== host) throw new Error(`${host} and ${known.host} would both be ${path}`)
    mounts.set(path, { host, path, isSecret })
    return path
  }
  const secret = (file: string) => mount(file, join(SECRETS, basename(file)), true)
  const { minio } = system.settings.engines
  return {
    mounts: () => [...mounts.values()],
    system: {
      ...system,
      repository: '/app',
      folder: (...names) => mount(system.folder(...names), join(FILES, ...names), false),
      chain: {
        ...system.chain,
        get keyFile() {
          return secret(system.chain.keyFile)
        },
      },
      settings: {
        ...system.settings,
        chromium: '/usr/bin/chromium',
        engines: {
          ...system.settings.engines,
          ...(minio && {
            minio: {
              ...minio,
              get accessKeyFile() {
                return secret(minio.accessKeyFile)
              },
              get secretKeyFile() {
                return secret(minio.secretKeyFile)
              },
            },
          }),
        },
      },
    },
  }
}
