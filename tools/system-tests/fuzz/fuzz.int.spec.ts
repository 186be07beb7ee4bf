import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The long run is `npm run fuzz -- pictures`. */
test('300 mutated pictures through every decoder entry: no invariant is broken (seed 2026)', async () => {
  const { stdout } = await run(process.execPath, [join(__dirname, 'fuzz.mjs'), 'pictures', '300'])
  const summary = JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, number>
  expect(summary).toMatchObject({ cases: 300, faults: 0 })
  expect(summary.kills).toBeGreaterThan(0)
}, 300_000)
