import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
/** The databases of all medium tests at once, and their log, stay below a gigabyte. */
const ROOM_BYTES = 4 * 2 ** 30

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const hasRoom = (folder: string): boolean => folder !== SHARED_MEMORY || freeBytes(folder) >= ROOM_BYTES

/** All that `memoryFolder` may answer here, the best first. */
export const memoryFolders = (): string[] => [SHARED_MEMORY, tmpdir()].filter((folder) => existsSync(folder))

/**
 * Where files belong that end with their run: in memory where the system has room there (a container often gives 64 MB),
 * else in its temporary folder. A database is copied for each test file, and on a disk that is most of what it costs.
 */
export const memoryFolder = (): string => memoryFolders().find(hasRoom) ?? tmpdir()
