import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The product's processes, armed so that answers to COMMIT can be lost on their way (`lost-commits.cjs`). */
export function lostCommits(folder) {
  const file = join(folder, 'lost-commits')
  const log = `${file}.log`
  return {
    environment: { LOST_COMMITS: file },
    required: join(import.meta.dirname, 'lost-commits.cjs'),
    /** From now on, until the function that it returns is called, which tells how many there were. @param {number} share 0 to 1 */
    lose(share) {
      rmSync(log, { force: true })
      writeFileSync(file, String(share))
      return () => {
        rmSync(file)
        const letters = existsSync(log) ? readFileSync(log, 'utf8') : ''
        return { commits: letters.length, lost: letters.replaceAll('r', '').length }
      }
    },
  }
}
