import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Launch } from '../launch'

/**
 * As whom a program of PostgreSQL runs:
 * - `self`: whoever asks
 * - `user`: another user of this system
 * - `mapped`: whoever asks, under another user's number inside a user namespace
 */
export type Account = { kind: 'self' } | ({ kind: 'user' | 'mapped' } & Ids)

interface Ids {
  uid: number
  gid: number
}

const USER = 'postgres'

function idsOf(user: string): Ids | undefined {
  const id = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function postgresUser(): Ids {
  const known = idsOf(USER)
  if (known) return known
  execFileSync('groupadd', ['--force', '--system', USER])
  execFileSync('useradd', [
    '--system',
    '--gid',
    USER,
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    USER,
  ])
  const made = idsOf(USER)
  if (!made) throw new Error('PostgreSQL needs a user that is not root, and none could be made')
  return made
}

function reaches(ids: Ids, paths: string[]): boolean {
  const script = 'for path; do test -x "$path" || exit 1; done'
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], { cwd: '/', ...ids }).status === 0
}

const mapping = ({ uid, gid }: Ids) => ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--']

/**
 * PostgreSQL refuses to run as root. So root runs it as the system's user `postgres`, made when missing. That
 * user can't enter a private home (root's own, as a rule); for data or programs there, root runs it as itself
 * in a user namespace, where its number is not root's, instead of opening the home to everybody.
 * @param directory where the server's data is or will be
 * @param program that the account must be able to start
 * @throws Error where none of that works
 */
export function postgresAccount(directory: string, program: string): Account {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const ids = postgresUser()
  const place = dirname(directory)
  if (reaches(ids, [place, program])) return { kind: 'user', ...ids }
  if (spawnSync('unshare', [...mapping(ids), 'true']).status === 0) return { kind: 'mapped', ...ids }
  throw new Error(
    `PostgreSQL does not run as root, and its user '${USER}' can't enter ${place}; ` +
      'put the repository and DATA_DIR where every user may pass, such as /srv, or start as another user',
  )
}

/** Hands a file or folder to the account. */
export function give(path: string, account: Account): void {
  if (account.kind === 'user') chownSync(path, account.uid, account.gid)
}

/** The command that starts `program` as the account. */
export function launchAs(account: Account, program: string, args: string[]): Launch {
  if (account.kind === 'self') return { command: program, args }
  if (account.kind === 'user') return { command: program, args, uid: account.uid, gid: account.gid }
  return { command: 'unshare', args: [...mapping(account), program, ...args] }
}
