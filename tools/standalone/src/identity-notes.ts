import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { System } from './system'

/** Where identity leaves the password of the administrator that it makes at its first start. */
export const firstPasswordFile = ({ folder }: Pick<System, 'folder'>): string =>
  join(folder('administrator'), 'first-password')

/** The administrator's first password, said once and then kept nowhere, and where mails are to be read. */
export async function identityNotes(
  system: Pick<System, 'folder' | 'url'> & {
    settings: Pick<System['settings'], 'adminEmail' | 'sendsMails'>
  },
): Promise<string[]> {
  const { adminEmail, sendsMails } = system.settings
  const password = takeOnce(firstPasswordFile(system))
  return [
    ...(password === undefined
      ? []
      : [`Administrator, said this once: ${adminEmail} with the password ${password}`]),
    ...(sendsMails ? [] : [`Mails stay on this machine: ${system.url('identity')}/mails`]),
  ]
}

/** What a file holds; it is gone then. */
function takeOnce(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8').trim()
  rmSync(path)
  return text
}
