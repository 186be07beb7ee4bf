import { promises as dns } from 'node:dns'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { ResolveRecords } from '../inbox/authenticate-mail'

const records = z.record(z.string(), z.string())

/**
 * Looks up what domains publish, by DNS.
 * @param file JSON of names and their TXT records that no DNS knows; it is asked first, and read anew each time
 */
export const resolveRecords =
  (file: string | undefined): ResolveRecords =>
  async (name, type) => {
    const own = file !== undefined && type === 'TXT' ? (await readRecords(file))[name] : undefined
    return own === undefined ? dns.resolve(name, type) : [[own]]
  }

async function readRecords(file: string): Promise<Readonly<Record<string, string>>> {
  try {
    return records.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    // Whoever writes it has not begun yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
