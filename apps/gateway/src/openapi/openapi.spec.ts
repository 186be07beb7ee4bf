import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicEndpoints } from '@originseal/contracts/endpoints'
import { bracedPath } from './json-schema'
import { openApiOf } from './openapi'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { required: boolean }
  responses: Record<string, { content?: Record<string, object> }>
}
interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'responses', Record<string, object>>
}

const document = openApiOf(publicEndpoints) as OpenApi
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const described = publicEndpoints.filter(({ response }) => !('redirect' in response) && !('page' in response))

describe('the OpenAPI document', () => {
  it('has every operation of the gateway but the browser’s navigations and pages', () => {
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      described.map((endpoint) => `${endpoint.method} ${bracedPath(endpoint)}`).toSorted(),
    )
    expect(described.length).toBe(publicEndpoints.length - 12)
  })

  it('names each operation once, and every parameter of its path', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(declared.every(({ required }) => required)).toBe(true)
      expect(declared.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/gu) ?? [])
    }
  })

  it('has one success and the refusals of each operation', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses)
      expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1)
      expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']))
    }
  })

  it('asks for a body only where one has to be sent', () => {
    const optional = operations.filter(({ operation }) => operation.requestBody?.required === false)
    expect(optional.map(({ operation }) => operation.operationId)).toEqual(['startScan'])
  })

  it('refers to nothing that it does not have', () => {
    for (const [, kind, name] of JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/gu))
      expect(document.components).toHaveProperty([kind as string, name as string])
  })

  /** RFC 9485 §5 and JSON Schema 2020-12 §6.4 keep to what every dialect knows: no classes of Unicode, no `u` flag. */
  it('has no pattern that only some dialects of regular expressions know', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/gu)]
    const sources = new Set(patterns.map(([, text]) => JSON.parse(text as string) as string))
    expect(sources.size).toBeGreaterThan(1)
    expect([...sources].filter((source) => /\\[pPu]\{|\(\?</u.test(source))).toEqual([])
  })

  /** But `event_time`, which is kept as a time, and `elapsed`, which is kept as JSON: 24 days are more milliseconds. */
  it('lets no whole number in that no column holds', () => {
    const greatest = (schema: unknown, path: string): [string, unknown][] => {
      if (schema === null || typeof schema !== 'object') return []
      const inner = Object.entries(schema).flatMap(([key, value]) => greatest(value, `${path} ${key}`))
      const { type, maximum } = schema as { type?: unknown; maximum?: unknown }
      return type === 'integer' ? [[path, maximum], ...inner] : inner
    }
    const asked = operations.flatMap(({ operation: { operationId, parameters, requestBody } }) =>
      greatest({ parameters, requestBody }, operationId),
    )
    expect(asked.length).toBeGreaterThan(30)
    expect(
      asked.filter(
        ([path, most]) => !((most as number) <= 2_147_483_647) && !/ (?:event_time|elapsed)$/.test(path),
      ),
    ).toEqual([])
  })

  it('describes each event of a stream, as readers of OpenAPI 3.2 look for it', () => {
    const stream = operations.find(({ operation }) => operation.operationId === 'watchScan')
    const content = stream?.operation.responses['200']?.content?.['text/event-stream']
    expect(content).toMatchObject({
      itemSchema: {
        required: ['data'],
        properties: {
          id: { type: 'string' },
          data: {
            contentMediaType: 'application/json',
            contentSchema: { required: expect.arrayContaining(['step']) },
          },
        },
      },
    })
    expect(document.openapi).toBe('3.2.0')
  })

  /** A change of the interface is a change of this file; UPDATE_GOLDEN=1 writes it anew. */
  it('is the one that was agreed on', () => {
    const path = join(__dirname, '../../golden/openapi.json')
    const text = `${JSON.stringify(document, null, 2)}\n`
    if (process.env['UPDATE_GOLDEN']) writeFileSync(path, text)
    expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(path, 'utf8')))
  })
})
