import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listEvents, type EventDefinition } from './event'
import * as contracts from './index'

/**
 * What docs/architecture.md and the services' READMEs say of events and tables, from the definitions, from what consumers
 * are decorated with, and from the owners of tables. UPDATE_GOLDEN=1 writes it anew.
 */
const root = join(__dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const services = readdirSync(join(root, 'apps')).filter((app) =>
  read(`apps/${app}/README.md`).includes('<!-- tables -->'),
)

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const unitEvents = [
  contracts.protectionUnits,
  contracts.scanUnits,
  contracts.enforcementUnits,
  contracts.trademarkUnits,
]
type Named = Pick<EventDefinition, 'name'>

/** What a decorator in a factory of consumers stands for. */
const families: Record<string, readonly Named[]> = {
  event: contracts.notificationKinds.map((kind) => kind.event),
  'administratorActed[service]': Object.values(contracts.administratorActed),
  'events.spenderStarted': unitEvents.map((each) => each.spenderStarted),
  'events.moved': unitEvents.map((each) => each.moved),
  'events.counted': unitEvents.map((each) => each.counted),
  'events.revoked': unitEvents.map((each) => each.revoked),
}

function consumedIn(folder: string): string[] {
  const named = new Map<string, unknown>(Object.entries(contracts))
  return sources(folder).flatMap((path) =>
    [...read(path).matchAll(/@OnEvent\(([^)]+)\)/gu)].flatMap(([, expression = '']) => {
      const events = families[expression] ?? [named.get(expression) as Named | undefined]
      return events.map((event) => {
        if (!event?.name)
          throw new Error(`${path} consumes ${expression}, which is no event of the contracts`)
        return event.name
      })
    }),
  )
}

/** By service; what a library consumes is consumed by whoever takes its module in. */
const consumed = new Map(
  services.map((service) => {
    const spends = sources(`apps/${service}/src`).some((path) => read(path).includes('UnitsModule.forRoot('))
    const names = [...consumedIn(`apps/${service}/src`), ...(spends ? consumedIn('libs/units/src') : [])]
    return [service, [...new Set(names)].sort()] as const
  }),
)
const producerOf = (name: string): string => name.slice(0, name.indexOf('.'))
const factOf = (name: string): string => name.slice(name.indexOf('.') + 1)
const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** What a document says between two marks; UPDATE_GOLDEN puts `text` there before. */
function between(path: string, mark: string, text: string): string | undefined {
  const place = new RegExp(`(?<=<!-- ${mark} -->\\n)[\\s\\S]*(?=<!-- /${mark} -->)`, 'u')
  if (process.env['UPDATE_GOLDEN'])
    writeFileSync(
      join(root, path),
      read(path).replace(place, () => text),
    )
  return place.exec(read(path))?.[0]
}

/** The parts of the payload that make an event's key. */
const orderedBy = (event: EventDefinition): string =>
  event.key(new Proxy({}, { get: (_, property) => String(property) }))

function rowsOfEvents(): string[][] {
  const facts = [...new Set(listEvents().map(({ name }) => factOf(name)))]
  return facts
    .map((fact) => {
      const events = listEvents().filter(({ name }) => factOf(name) === fact)
      const names = events.map(({ name }) => name)
      const to = services.filter((service) => names.some((name) => consumed.get(service)?.includes(name)))
      const from = names.map(producerOf).sort()
      return [
        names.length > 1 ? `\`<service>.${fact}\`` : `\`${names[0]}\``,
        from.join(', '),
        to.length > 0 ? to.join(', ') : 'nobody',
        `\`${orderedBy(events[0] as EventDefinition)}\``,
      ]
    })
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
}

/** A table that oxfmt leaves as it is. */
function table(heads: readonly string[], rows: readonly string[][]): string {
  const width = heads.map((_, i) => Math.max(...[heads, ...rows].map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(width[i] ?? 0)).join(' | ')} |`
  return `\n${[line(heads), `| ${width.map((each) => '-'.repeat(each)).join(' | ')} |`, ...rows.map(line)].join('\n')}\n\n`
}

test('docs/architecture.md has the table of all events', () => {
  const text = table(['event', 'from', 'to', 'ordered by'], rowsOfEvents())
  expect(between('docs/architecture.md', 'events', text)).toBe(text)
})

test.each(services)('the README of %s says which events it publishes and consumes', (service) => {
  const published = listEvents().flatMap(({ name }) => (producerOf(name) === service ? [name] : []))
  const lines = [
    published.length > 0 ? `**Publishes** ${list(published.sort())}.\n\n` : '',
    `**Consumes** ${list(consumed.get(service) ?? [])}.\n\n`,
  ]
  const text = `\n${lines.join('')}`
  expect(between(`apps/${service}/README.md`, 'events', text)).toBe(text)
})

test.each(services)('the README of %s says which tables it owns', (service) => {
  const listed = JSON.parse(read('tools/checks/table-owners.json')) as Record<
    string,
    Record<string, string[]>
  >
  const owners = new Map(Object.entries(listed[service] ?? {}))
  for (const path of sources(`apps/${service}/src`)) {
    const feature = path.split('/')[3] as string
    for (const [, entity = ''] of read(path).matchAll(/@Entity\('(\w+)'\)/gu))
      owners.set(feature, [...new Set([entity, ...(owners.get(feature) ?? [])])])
  }
  const lines = [...owners].sort().map(([feature, tables]) => `- ${feature}: ${list(tables)}`)
  const text = `\n${lines.join('\n')}\n\n`
  expect(between(`apps/${service}/README.md`, 'tables', text)).toBe(text)
})
