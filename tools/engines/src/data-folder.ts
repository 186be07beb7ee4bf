import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal'

const MARKER = '.originseal'
const MARKER_TEXT = 'Made by npm start: everything in this folder may be deleted by npm start -- --fresh.\n'

/** Everything that a run keeps, below one folder. */
export interface DataFolder {
  readonly path: string
  /** A folder below it, made when missing, that only its owner can enter. */
  folder(...names: string[]): string
  /** A JSON file below it that only its owner can read: what it holds, and a way to replace that whole. */
  remembered<T>(name: string, empty: T): { value: T; save(value: T): void }
}

function isOurs(path: string): boolean {
  return existsSync(join(path, MARKER))
}

/**
 * Opens the folder, or makes it.
 * @throws Refusal when it holds things that are not ours
 */
export function openDataFolder(path: string): DataFolder {
  if (existsSync(path) && !isOurs(path) && readdirSync(path).length > 0) {
    throw new Refusal(`${path} holds files that OriginSeal did not make; set DATA_DIR to another folder.`)
  }
  // Not private as a whole: PostgreSQL's own user passes through it. What is secret below it is private.
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, MARKER), MARKER_TEXT)
  return {
    path,
    folder(...names) {
      const made = join(path, ...names)
      mkdirSync(made, { recursive: true, mode: 0o700 })
      return made
    },
    remembered<T>(name: string, empty: T) {
      const file = join(path, name)
      return {
        value: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : empty,
        save(value: T) {
          writeFileSync(`${file}.new`, JSON.stringify(value, null, 2), { mode: 0o600, flush: true })
          renameSync(`${file}.new`, file)
        },
      }
    },
  }
}

/**
 * Deletes what earlier runs kept.
 * @throws Refusal when the folder is not ours
 */
export function emptyDataFolder(path: string): void {
  if (!existsSync(path) || readdirSync(path).length === 0) return
  if (!isOurs(path)) {
    throw new Refusal(`--fresh does not delete ${path}: OriginSeal did not make it.`)
  }
  // The marker goes last, so that an interrupted deletion can be resumed.
  for (const name of readdirSync(path).filter((entry) => entry !== MARKER)) {
    rmSync(join(path, name), { recursive: true, force: true })
  }
}
