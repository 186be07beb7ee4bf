import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { counted, cpuSeconds } from './cpu-seconds.cjs'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cpu-seconds-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('CPU seconds', () => {
  it('are those of the process and of its ended children, whatever the program is called', () => {
    const file = join(folder, 'stat')
    const name = '(a name) with )'
    writeFileSync(file, `7 (${name}) S 1 7 7 0 -1 4194560 1 2 3 4 100 20 3000 400 20 0 11 0 1 2 3`)
    expect(cpuSeconds(file)).toBeCloseTo(35.2, 5)
  })

  it('are the process’s own where the system does not tell', () => {
    expect(cpuSeconds(join(folder, 'no such file'))).toBeGreaterThan(0)
  })
})

describe('the environment of a test file', () => {
  class Environment {
    ended = false
    constructor(
      readonly config: object,
      readonly context: object,
    ) {}
    async teardown(): Promise<void> {
      this.ended = true
    }
  }
  const run = async (report?: string): Promise<Environment> => {
    const before = process.env['ORIGINSEAL_CPU_REPORT']
    if (report === undefined) delete process.env['ORIGINSEAL_CPU_REPORT']
    else process.env['ORIGINSEAL_CPU_REPORT'] = report
    const environment = new (counted(Environment))({}, { testPath: '/a.spec.ts' })
    await environment.teardown()
    if (before === undefined) delete process.env['ORIGINSEAL_CPU_REPORT']
    else process.env['ORIGINSEAL_CPU_REPORT'] = before
    return environment
  }

  it('writes down what the file cost when it has ended', async () => {
    const report = join(folder, 'report')
    for (const _ of [1, 2]) expect((await run(report)).ended).toBe(true)
    const lines = readFileSync(report, 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { name: '/a.spec.ts', cpuSeconds: expect.any(Number) },
      { name: '/a.spec.ts', cpuSeconds: expect.any(Number) },
    ])
  })

  it('writes nothing where nobody asks', async () => {
    expect((await run()).ended).toBe(true)
  })
})
