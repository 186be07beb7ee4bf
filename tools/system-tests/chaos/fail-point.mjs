import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../shared/until.mjs'

/** The product's processes, armed with points at which one of them ends itself (`fail-points.cjs`). */
export function failPoint(folder) {
  const file = join(folder, 'fail-point')
  const taken = `${file}.taken`
  const options = process.env.NODE_OPTIONS ?? ''
  return {
    environment: {
      FAIL_POINTS: file,
      NODE_OPTIONS: `${options} --require=${join(import.meta.dirname, 'fail-points.cjs')}`.trim(),
    },
    /** Resolves when a process has come by. */
    async dieAt(point, within = 120_000) {
      writeFileSync(`${file}.new`, point)
      renameSync(`${file}.new`, file)
      await until(async () => existsSync(taken), {
        what: `a process that comes by '${point}'`,
        within,
        every: 50,
      })
      rmSync(taken)
    },
  }
}
