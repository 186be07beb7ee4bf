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

/** The system from inside, and what of this machine the variables that were made of it name. */
export interface Inside {
  readonly system: System
  mounts(own: Readonly<Record<string, string>>): Mount[]
}

/**
 * The same system as a process in a container sees it: the same table of services makes the same variables from it, with
 * the container's paths in them. What they name is noted, so that a service is handed what it asks for and nothing else.
 */
export function insideContainer(system: System): Inside {
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
    // A variable that another takes the place of is asked for, too, and names nothing in the end.
    mounts: (own) =>
      [...mounts.values()].filter(({ path }) => Object.values(own).some((value) => value.startsWith(path))),
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
