import { createHash } from 'node:crypto'
import { chmodSync, chownSync, copyFileSync, lchownSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { environmentOf, type ServiceDefinition } from '../processes'
import { MARK } from '../roll'
import { service } from '../service'
import type { Supervised } from '../supervised'
import type { System } from '../system'
import { containerArguments } from './container-arguments'
import type { ContainerEngine } from '@originseal/engines'
import { removeContainer } from './container-engine'
import { insideContainer, type Mount } from './inside-container'

/** Which images, and by what they are run. */
export interface Images {
  readonly engine: ContainerEngine
  /** `originseal` of `originseal/identity:dev`. */
  readonly repository: string
  readonly tag: string
  /** A seccomp profile for the one service that builds a sandbox of its own. */
  readonly chromiumSeccomp?: string
}

/** What a person's own variables may set up in a service, as `npm start -- --help` says. */
const personal = [
  'SMTP_URL',
  'MAIL_FROM',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
]
/** The user of the images. */
const IMAGE_USER = 10_001

export const imageOf = ({ repository, tag }: Images, { app, name }: ServiceDefinition): string =>
  `${repository}/${app ?? name}:${tag}`

/** A service from its image: the same variables, health and logs as the built process has. */
export function containerService(
  definition: ServiceDefinition,
  system: System,
  images: Images,
  environment: NodeJS.ProcessEnv,
): Supervised {
  const { engine } = images
  const whose = createHash('sha256').update(system.folder()).digest('hex').slice(0, 8)
  const name = `originseal-${whose}-${definition.name}`
  const uid = process.getuid?.() ?? IMAGE_USER
  const isRoot = uid === 0
  const opensPages = (definition.app ?? definition.name) === 'scan-orchestrator'
  return {
    name: definition.name,
    isReady: service(definition, system).isReady,
    async launch() {
      await removeContainer(engine, name)
      const inside = insideContainer(system)
      const own = environmentOf(definition, inside.system)
      const mounts = inside.mounts(own).map((mount) => readable(mount, system, definition.name, isRoot))
      const handedOn = personal.filter((variable) => environment[variable])
      const args = containerArguments({
        engine,
        name,
        image: imageOf(images, definition),
        user: isRoot ? `${IMAGE_USER}:${IMAGE_USER}` : `${uid}:${process.getgid?.() ?? uid}`,
        keepsUser: !isRoot,
        mounts,
        variables: [...Object.keys(own), ...handedOn],
        // By this a process in a container is found and ended, too, should nobody be left who knows the container.
        marks: { [MARK]: `${system.folder()}#${definition.name}#` },
        seccomp: opensPages ? images.chromiumSeccomp : undefined,
      })
      // The engine's helpers are not marked: they have to see the container's end, and clear up behind it.
      return { command: engine, args, env: { ...own, [MARK]: undefined } }
    },
  }
}

/** Lets the container's user have it. Root's files become that user's; of a secret it gets a copy of its own. */
function readable(mount: Mount, system: System, whose: string, isRoot: boolean): Mount {
  if (!mount.isSecret) {
    if (isRoot) give(mount.host)
    return mount
  }
  const copy = join(system.folder('container-secrets', whose), basename(mount.host))
  rmSync(copy, { force: true })
  copyFileSync(mount.host, copy)
  chmodSync(copy, 0o400)
  if (isRoot) chownSync(copy, IMAGE_USER, IMAGE_USER)
  return { ...mount, host: copy }
}

function give(folder: string): void {
  mkdirSync(folder, { recursive: true })
  lchownSync(folder, IMAGE_USER, IMAGE_USER)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) give(path)
    else lchownSync(path, IMAGE_USER, IMAGE_USER)
  }
}
