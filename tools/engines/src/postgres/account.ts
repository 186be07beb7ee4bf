import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import type { Launch } from '../launch'

/** As whom a program of PostgreSQL runs. */
export interface Account {
  /** Absent: as whoever asks. */
  ids?: { uid: number; gid: number }
  /** Ordinary means can't reach the programs or the data: pass through folders by capability. */
  needsPassage: boolean
}

const USER = 'postgres'

function idsOf(user: string): Account['ids'] {
  const id = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function makeUser(): void {
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
}

function reaches(ids: Account['ids'], paths: string[]): boolean {
  const script = 'for path; do test -x "$path" || exit 1; done'
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], { cwd: '/', ...ids }).status === 0
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the system's user `postgres` (made when missing).
 * Anyone else runs it as themselves.
 *
 * A checkout below a private home (root's own, as a rule) can't be entered by that user. There the server
 * gets the one capability of passing through folders, instead of opening the home to everybody.
 * @param directory of the server's data, which is handed to the account
 * @param program that the account must be able to start
 */
export function postgresAccount(directory: string, program: string): Account {
  if (process.getuid?.() !== 0) return { needsPassage: false }
  if (!idsOf(USER)) makeUser()
  const ids = idsOf(USER)
  if (!ids) throw new Error('PostgreSQL needs a user that is not root, and none could be made')
  chownSync(directory, ids.uid, ids.gid)
  return { ids, needsPassage: !reaches(ids, [directory, program]) }
}

/** Hands a file or folder to the account. */
export function give(path: string, { ids }: Account): void {
  if (ids) chownSync(path, ids.uid, ids.gid)
}

/** The command that starts `program` as the account. */
export function launchAs({ ids, needsPassage }: Account, program: string, args: string[]): Launch {
  if (!ids || !needsPassage) return { command: program, args, ...ids }
  const as = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups']
  const passage = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { command: 'setpriv', args: [...as, ...passage, '--', program, ...args] }
}
