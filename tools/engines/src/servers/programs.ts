import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Missing } from './missing'

/** Says what goes on, a line each. */
export type Say = (text: string) => void

/** Where a program of this name is on the PATH; undefined where it is nowhere. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** @throws Missing with the sentence that says what to install */
export function needProgram(name: string, advice: string): string {
  const found = findProgram(name)
  if (found) return found
  throw new Missing(`there is no '${name}' on the PATH: ${advice}`)
}

/** What is built once per machine and version, whichever checkout asked: ORIGINSEAL_CACHE, or below ~/.cache. */
export function cacheFolder(): string {
  const { ORIGINSEAL_CACHE, XDG_CACHE_HOME } = process.env
  return ORIGINSEAL_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'originseal')
}

/** How long one installation may take: a first build on a busy machine takes many minutes. */
const INSTALL_WITHIN = 60 * 60_000

/**
 * Makes a folder of the cache, or finds it made: `fill` works in a folder beside it, which becomes the wanted one
 * in one step, so that an interrupted installation is begun again.
 * @param name also names the version: another version is another folder
 * @returns its absolute path
 */
export async function provided(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const wanted = join(cacheFolder(), name)
  if (existsSync(wanted)) return wanted
  const fresh = `${wanted}.${process.pid}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  await fill(fresh)
  try {
    renameSync(fresh, wanted)
  } catch (error) {
    // Somebody else on this machine was a moment faster; theirs is as good.
    if (!existsSync(wanted)) throw error
    rmSync(fresh, { recursive: true, force: true })
  }
  return wanted
}

/**
 * Runs a program to its end, with its output in a file.
 * @throws Missing with the last lines when it fails
 */
export async function runInstaller(
  command: string,
  args: string[],
  { folder, log, env = {} }: { folder: string; log: string; env?: NodeJS.ProcessEnv },
): Promise<void> {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    timeout: INSTALL_WITHIN,
  })
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code === 0 ? '' : (signal ?? `code ${code}`)))
  })
  closeSync(output)
  if (how === '') return
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
  throw new Missing(`${[command, ...args].join(' ')} failed (${how}); all it said is in ${log}\n${tail}`)
}
