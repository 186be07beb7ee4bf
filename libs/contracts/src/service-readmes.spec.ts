import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { servicePathOf, type EndpointDefinition, type ServiceName } from './endpoint'
import { endpoints } from './endpoints'

const heads = { address: 'address', who: 'who may call', what: 'what' }
const between = /(?<=<!-- endpoints -->\n)[\s\S]*(?=<!-- \/endpoints -->)/u

const rowOf = (endpoint: EndpointDefinition): typeof heads => ({
  address: `\`${endpoint.method} ${servicePathOf(endpoint)}\``,
  who: endpoint.access,
  what: endpoint.summary,
})

/** The endpoints of a service as a table that oxfmt leaves as it is. */
function tableOf(service: ServiceName): string {
  const rows = Object.values(endpoints)
    .filter((endpoint) => endpoint.service === service)
    .map(rowOf)
  const columns = Object.keys(heads) as (keyof typeof heads)[]
  const width = (column: keyof typeof heads) => Math.max(...[heads, ...rows].map((row) => row[column].length))
  const line = (row: typeof heads) =>
    `| ${columns.map((each) => row[each].padEnd(width(each))).join(' | ')} |`
  const rule = `| ${columns.map((each) => '-'.repeat(width(each))).join(' | ')} |`
  return `\n${[line(heads), rule, ...rows.map(line)].join('\n')}\n\n`
}

const services = [...new Set(Object.values(endpoints).map(({ service }) => service))]

/** UPDATE_GOLDEN=1 writes the tables anew. */
test.each(services)('the README of %s has the table of its endpoints', (service) => {
  const path = join(__dirname, '../../../apps', service, 'README.md')
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(between)
  if (process.env['UPDATE_GOLDEN']) writeFileSync(path, text.replace(between, tableOf(service)))
  expect(between.exec(readFileSync(path, 'utf8'))?.[0]).toBe(tableOf(service))
})
