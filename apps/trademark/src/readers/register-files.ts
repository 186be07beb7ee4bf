import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadPicture } from '../pictures/keep-pictures'
import { chooseReader } from './choose-reader'
import type { RegisterReader } from './mark-record'
import { openPictureFolder } from './picture-folder'

/** What an office's file has to show of itself. */
const firstBytes = 65_536

/** A file, or a folder of them, that holds marks. */
export interface RegisterFiles {
  readonly paths: readonly string[]
  readonly reader: RegisterReader
  readonly sha256: string
  /** Day on which the newest file was last changed. */
  readonly changedOn: string
  /** Pictures beside them. */
  readonly pictures: ReadPicture
  /** The files' text, one after the other. */
  pieces(): AsyncGenerator<string>
}

/** The files of a folder: the list of an issue of the gazette where there is one, else all in the order of their names. */
async function pathsIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.xml')).sort()
  return (names.includes('index.xml') ? ['index.xml'] : names).map((name) => join(path, name))
}

async function beginOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytes), 0, firstBytes, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function* textOf(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) for await (const piece of createReadStream(path, 'utf8')) yield piece as string
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** The hash of files' bytes, one after the other, and the day on which the newest was last changed. */
export async function identifyFiles(
  paths: readonly string[],
): Promise<Pick<RegisterFiles, 'sha256' | 'changedOn'>> {
  const changed = await Promise.all(paths.map(async (each) => (await stat(each)).mtime.toISOString()))
  return { sha256: await hashOf(paths), changedOn: (changed.sort().at(-1) as string).slice(0, 10) }
}

/** @throws Error where there is no file, or none that an office's reader knows */
export async function openRegisterFiles(path: string): Promise<RegisterFiles> {
  const paths = await pathsIn(path)
  const [first] = paths
  if (first === undefined) throw new Error(`${path} has no XML files`)
  const reader = chooseReader(await beginOf(first))
  if (!reader)
    throw new Error(`${first} is no file of TIPO's applications or gazette, nor of the USPTO's daily XML`)
  const pictures = await openPictureFolder(path)
  return { paths, reader, ...(await identifyFiles(paths)), pictures, pieces: () => textOf(paths) }
}
