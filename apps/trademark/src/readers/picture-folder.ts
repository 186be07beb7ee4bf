import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { mostPictureBytes, type ReadPicture } from '../pictures/keep-pictures'

const isPicture = (name: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|tiff?)$/iu.test(name)

/** The last part of an address or a path of either kind. */
const nameOf = (reference: string): string =>
  basename(reference.replaceAll('\\', '/').split(/[?#]/u, 1)[0] ?? '').toLowerCase()

/**
 * Pictures beside a register's files, by their names alone: the office names addresses, and whoever fetched them has files of the
 * same names in the folder or below it. Of two with one name the first path counts. Nothing is fetched from the network, and
 * nothing outside the folder is read.
 */
export async function openPictureFolder(path: string): Promise<ReadPicture> {
  const folder = (await stat(path)).isDirectory() ? path : dirname(path)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Map<string, string>()
  for (const file of files.filter((each) => each.isFile() && isPicture(each.name))) {
    const name = file.name.toLowerCase()
    const place = join(file.parentPath, file.name)
    const known = paths.get(name)
    if (known === undefined || place < known) paths.set(name, place)
  }
  return async (reference) => {
    const place = paths.get(nameOf(reference))
    if (place === undefined || (await stat(place)).size > mostPictureBytes) return undefined
    return readFile(place)
  }
}
