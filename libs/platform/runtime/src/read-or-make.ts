import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads a file, or makes it for this user alone; of two processes that make it at once both end with the first one's. */
export async function readOrMake(path: string, make: () => Promise<string>): Promise<string> {
  const there = await readIfThere(path)
  if (there !== undefined) return there
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const made = `${path}.${process.pid}.${crypto.randomUUID()}`
  await writeFile(made, await make(), { mode: 0o600 })
  await chmod(made, 0o600)
  try {
    await link(made, path) // fails if somebody else was first, so that nobody overwrites a key in use
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(made)
  }
  return readFile(path, 'utf8')
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
