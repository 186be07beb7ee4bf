import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing, namedError } from './file-errors'

const hourMs = 3_600_000

/** Where files are written before they are moved, whole, to their place. Same file system as that place. */
export class TemporaryFolder {
  constructor(private readonly folder: string) {}

  /**
   * Runs `fill` on a new file and returns its path with what `fill` returned.
   * When anything fails the file is gone.
   */
  async create<Result>(
    fill: (file: FileHandle, path: string) => Promise<Result>,
  ): Promise<{ path: string; result: Result }> {
    await mkdir(this.folder, { recursive: true })
    const path = join(this.folder, randomUUID())
    try {
      const file = await open(path, 'wx', 0o600)
      try {
        return { path, result: await fill(file, path) }
      } finally {
        await file.close()
      }
    } catch (error) {
      await rm(path, { force: true })
      throw namedError(error)
    }
  }

  /** Like `create`, and on disk under `target` when it returns, also after a power cut. */
  async publish<Result>(
    target: string,
    fill: (file: FileHandle, path: string) => Promise<Result>,
  ): Promise<Result> {
    const { path, result } = await this.create(async (file, temporaryPath) => {
      const filled = await fill(file, temporaryPath)
      await file.sync()
      return filled
    })
    try {
      await moveDurably(path, target)
    } catch (error) {
      await rm(path, { force: true })
      throw namedError(error)
    }
    return result
  }

  /** Removes files that nobody has written to for an hour. Returns how many. */
  async sweep(now = Date.now()): Promise<number> {
    let swept = 0
    for (const name of await namesIn(this.folder)) {
      const path = join(this.folder, name)
      const found = await stat(path).catch(ignoreMissing)
      if (!found || now - found.mtimeMs < hourMs) continue
      await rm(path, { force: true })
      swept++
    }
    return swept
  }
}

export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? []
}

export function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/** Renames, making the target's folder where needed; folders are synced so that the name survives a power cut. */
async function moveDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  for (let attempt = 1; ; attempt++) {
    try {
      const made = await mkdir(folder, { recursive: true })
      await rename(from, to)
      return await syncFolders(folder, made)
    } catch (error) {
      // Someone who removed the folder's last object pruned it between two of these steps.
      if (!isMissing(error) || attempt === 10) throw error
    }
  }
}

/** Syncs `folder` and, when folders were made, every parent up to the one that holds `topmostMade`. */
async function syncFolders(folder: string, topmostMade: string | undefined): Promise<void> {
  const last = topmostMade === undefined ? folder : dirname(topmostMade)
  for (let current = folder; ; current = dirname(current)) {
    // Pruned already: then what was moved here has been removed since.
    const handle = await open(current, 'r').catch(ignoreMissing)
    try {
      await handle?.sync()
    } finally {
      await handle?.close()
    }
    if (current === last || current === dirname(current)) return
  }
}
