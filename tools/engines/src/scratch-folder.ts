import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
/** A whole medium run was measured to take 231 MB at most, its write-ahead log included (2026-11-28). */
const ROOM_BYTES = 4 * 2 ** 30

/** @returns whether files fit into a folder that is in memory; a container often gives 64 MB */
function hasRoom(folder: string, roomBytes: number): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= roomBytes
}

/**
 * Where files belong that end with their run: in memory where there is room, else in the system's temporary folder. To
 * copy a database takes much of a kernel's time on a disk and little in memory.
 */
export const scratchFolder = (memory = SHARED_MEMORY, roomBytes = ROOM_BYTES): string =>
  hasRoom(memory, roomBytes) ? memory : tmpdir()

/** All folders that may have been answered: the room changes from run to run. */
export const scratchFolders = (): string[] => [SHARED_MEMORY, tmpdir()].filter((folder) => existsSync(folder))
