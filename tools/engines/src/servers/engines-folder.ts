import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openDataFolder } from '../data-folder'
import { freePort, isTaken } from '../ports'

/** How the engines that run are reached, for whoever starts the product. */
export const ENDPOINTS_FILE = 'engines.json'

/** Everything that the engines of one DATA_DIR keep, below `DATA_DIR/engines`. */
export interface EnginesFolder {
  readonly path: string
  /** A folder below it, made when missing, that only its owner can enter. */
  folder(name: string): string
  /** A secret that is made once and kept in a file that only its owner can read. */
  secret(name: string): { file: string; text: string }
  read<T>(name: string): T | undefined
  /** A JSON file of the product's, beside ours. */
  product<T>(name: string): T | undefined
  /** Replaces a JSON file whole. */
  save(name: string, value: unknown): void
  /** The port of this name: the chosen one, else the one it had, else the usual one, else any that is free. */
  port(name: string, usual: number): Promise<number>
}

/** @param chosen ports that a person has set, by name */
export function openEnginesFolder(dataDir: string, chosen: Record<string, number>): EnginesFolder {
  // Marked as ours, so that the product takes it, and `--fresh` may delete it.
  openDataFolder(dataDir)
  const path = join(dataDir, 'engines')
  // Not private as a whole: PostgreSQL's own user passes through it. What is secret below it is private.
  mkdirSync(path, { recursive: true })
  const place = (name: string) => join(path, name)
  const parsed = <T>(file: string): T | undefined =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
  const read = <T>(name: string) => parsed<T>(place(name))
  const save = (name: string, value: unknown) => {
    const fresh = `${place(name)}.${process.pid}.new`
    writeFileSync(fresh, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true })
    renameSync(fresh, place(name))
  }
  return {
    path,
    read,
    save,
    product: <T>(name: string) => parsed<T>(join(dataDir, name)),
    folder(name) {
      mkdirSync(place(name), { recursive: true, mode: 0o700 })
      return place(name)
    },
    secret(name) {
      const file = place(name)
      if (!existsSync(file))
        writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
      return { file, text: readFileSync(file, 'utf8').trim() }
    },
    async port(name, usual) {
      const known = read<Record<string, number>>('ports.json') ?? {}
      const port = chosen[name] ?? (await firstFree([known[name], usual], known, name))
      save('ports.json', { ...read<Record<string, number>>('ports.json'), [name]: port })
      return port
    },
  }
}

async function firstFree(
  candidates: (number | undefined)[],
  known: Record<string, number>,
  name: string,
): Promise<number> {
  const others = new Set(Object.entries(known).flatMap(([other, port]) => (other === name ? [] : [port])))
  for (const port of candidates) {
    if (port !== undefined && !others.has(port) && !(await isTaken(port))) return port
  }
  return freePort(others)
}
