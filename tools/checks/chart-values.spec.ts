import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { parse } from 'yaml'

type Tree = { [name: string]: unknown }
interface Refused {
  by: 'schema' | 'template'
  set: string
  says: string
}

const chart = join(__dirname, '../../helm/originseal')
const read = (...names: string[]): string => readFileSync(join(chart, ...names), 'utf8')
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As Helm puts values together: maps by key, everything else by the later one; null takes a key away. */
function merge(one: Tree, other: Tree): Tree {
  const merged: Tree = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const before = merged[name]
    if (value === null) delete merged[name]
    else merged[name] = isTree(before) && isTree(value) ? merge(before, value) : value
  }
  return merged
}

/** `a.b=1` as a map; keys have no dots here, and what stands behind the sign is read as YAML, as Helm nearly does. */
function assignment(text: string): Tree {
  const [path, value = ''] = text.split(/=(.*)/su) as [string, string?]
  const leaf: unknown = value === '' ? '' : parse(value)
  return path.split('.').reduceRight((inner, name) => ({ [name]: inner }), leaf as Tree)
}

const validate = new Ajv({ allErrors: true, strict: false }).compile(
  JSON.parse(read('values.schema.json')) as object,
)
const defaults = parse(read('values.yaml')) as Tree
const withDefaults = (name: string): Tree =>
  merge(defaults, parse(read('tests', `${name}.values.yaml`)) as Tree)
const refused = parse(read('tests/refused.yaml')) as Refused[]
const setsFor = (by: Refused['by']) =>
  refused.filter((each) => each.by === by).map(({ set, says }) => [set, says])

describe('SYS-08: values of an installation', () => {
  it.each(['minimal', 'full'])('the %s ones are accepted', (name) => {
    validate(withDefaults(name))
    expect(validate.errors ?? []).toEqual([])
  })

  it('the defaults alone are not: what must be given has no default', () => {
    expect(validate(structuredClone(defaults))).toBe(false)
    const places = validate.errors?.map(({ instancePath }) => instancePath)
    expect(places).toEqual(
      expect.arrayContaining(['/publicUrl', '/s3/endpoint', '/s3/bucket', '/chain/id', '/ingress/tlsSecret']),
    )
  })

  it.each(setsFor('schema'))('%s is refused, and the place named', (set, says) => {
    expect(validate(merge(withDefaults('minimal'), assignment(set as string)))).toBe(false)
    expect(JSON.stringify(validate.errors)).toContain(says)
  })

  it.each(setsFor('template'))('%s has a good shape; templates/refusals.yaml refuses it', (set) => {
    const isWhole = validate(merge(withDefaults('minimal'), assignment(set as string)))
    expect(validate.errors ?? []).toEqual([])
    expect(isWhole).toBe(true)
  })
})

/** `100m` or `2` in thousandths of a core. */
const millicores = (text: string): number => (text.endsWith('m') ? parseInt(text, 10) : Number(text) * 1_000)

describe('SYS-08: the environment local', () => {
  const environment = parse(
    readFileSync(join(chart, '../../deploy/environments/local.values.yaml'), 'utf8'),
  ) as Tree
  const { services } = merge(defaults, environment) as unknown as {
    services: Record<string, { enabled: boolean; replicas: number; resources: { requests: { cpu: string } } }>
  }
  const requests = Object.values(services)
    .filter(({ enabled }) => enabled)
    .map(({ replicas, resources }) => ({ replicas, cpu: millicores(resources.requests.cpu) }))

  it('has room on a node of two cores: the cluster itself takes one, and one more pod starts in an upgrade', () => {
    const all = requests.reduce((sum, { replicas, cpu }) => sum + replicas * cpu, 0)
    const surge = Math.max(...requests.map(({ cpu }) => cpu))
    expect(requests).toHaveLength(10)
    expect(all + surge).toBeLessThanOrEqual(1_000)
  })
})
