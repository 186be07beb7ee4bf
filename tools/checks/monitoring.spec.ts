import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Rule {
  alert?: string
  record?: string
  expr: string
  annotations?: { summary: string; runbook: string }
  labels?: { severity: string }
}

const repository = join(__dirname, '../..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const tracked = execFileSync('git', ['ls-files', '*.ts'], { cwd: repository, encoding: 'utf8' })
const sources = tracked
  .split('\n')
  .filter(
    (path) =>
      /^(apps|libs)\/.*\.ts$/u.test(path) && !path.endsWith('.spec.ts') && existsSync(join(repository, path)),
  )

/** Names that the code gives to its numbers, and those that prom-client gives under our prefix. */
const told = new Set(
  sources.flatMap((path) =>
    [...read(path).matchAll(/name: '(originseal_[a-z_]+)'/gu)].map(([, name]) => name),
  ),
)
const isTold = (name: string): boolean =>
  told.has(name.replace(/_(bucket|count|sum)$/u, '')) || /^originseal_(process|nodejs)_/u.test(name)

const rules = (
  parse(read('deploy/monitoring/alerts.yaml')) as { spec: { groups: { rules: Rule[] }[] } }
).spec.groups.flatMap((group) => group.rules)
const alerts = rules.filter(({ alert }) => alert !== undefined)
const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
const panels = (
  JSON.parse(read('deploy/monitoring/dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
).panels
const namesIn = (text: string): string[] => text.match(/originseal_[a-z0-9_]+/gu) ?? []

describe('SYS-08: what watches over it', () => {
  it('asks for numbers that the code tells', () => {
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map((each) => each.expr)),
    ]
    const names = new Set(asked.flatMap(namesIn))
    expect(names.size).toBeGreaterThan(8)
    expect([...names].filter((name) => !isTold(name))).toEqual([])
  })

  it('leaves out no number of ours', () => {
    const asked = `${read('deploy/monitoring/alerts.yaml')}${read('deploy/monitoring/dashboard.json')}`
    expect([...told].filter((name) => !asked.includes(String(name)))).toEqual([])
  })

  it('uses recorded shares that are recorded', () => {
    const used = rules.flatMap(({ expr }) => expr.match(/originseal:[a-z_]+:[0-9a-z]+/gu) ?? [])
    expect(used.filter((name) => !recorded.has(name))).toEqual([])
  })

  it.each(alerts.map((each) => [each.alert, each]))(
    '%s says what is wrong, how much it hurries, and where to read on',
    (_, each) => {
      expect(each.annotations?.summary).toMatch(/\w/u)
      expect(['page', 'ticket']).toContain(each.labels?.severity)
      expect([
        each.annotations?.runbook,
        existsSync(join(repository, each.annotations?.runbook ?? '-')),
      ]).toEqual([each.annotations?.runbook, true])
    },
  )
})
