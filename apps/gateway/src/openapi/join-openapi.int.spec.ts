import type { RequestListener } from 'node:http'
import { startGateway, type RunningGateway } from '../gateway.harness'
import { routes } from '../forwarding/routes'

let gateway: RunningGateway
beforeEach(async () => (gateway = await startGateway()))
afterEach(() => gateway.stop())

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  responses: object
}
interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: object }
}

/** A service's document with these operations beside one that is not for outside. */
function documentOf(upstream: string, schema: string): object {
  const paths: Record<string, Record<string, object>> = {
    '/internal/secret': { post: { operationId: 'secret', responses: { 200: { description: '' } } } },
  }
  for (const [index, route] of routes.entries()) {
    if (route.upstream !== upstream) continue
    const path = route.path.replace(/^\/api\//u, '/').replaceAll(/:(\w+)/gu, '{$1}')
    const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name)
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        operationId: `operation${index}`,
        parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        responses: {
          200: {
            description: 'fine',
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
          },
        },
      },
    }
  }
  return { openapi: '3.0.0', info: {}, paths, components: { schemas: { [schema]: { type: 'object' } } } }
}

const publish = (double: { answer: RequestListener }, document: object): void => {
  double.answer = (request, response) => {
    response.statusCode = request.url === '/openapi.json' ? 200 : 404
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  }
}

describe('GET /api/openapi.json', () => {
  it('joins the documents of the services: every route of the edge, as the edge has it, and nothing else', async () => {
    publish(gateway.identity, documentOf('identity', 'Account'))
    publish(gateway.protection, documentOf('protection', 'Work'))
    publish(gateway.scan, documentOf('scan', 'Scan'))
    const response = await gateway.get('/api/openapi.json')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const document = (await response.json()) as OpenApi
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`).toSorted(),
    )
    expectValid(document, operations)
  })

  it('is a problem 503 while a service does not give its own', async () => {
    publish(gateway.identity, documentOf('identity', 'Account'))
    publish(gateway.protection, documentOf('protection', 'Work'))
    publish(gateway.scan, { paths: 'none' })
    expect((await gateway.get('/api/openapi.json')).status).toBe(503)
    await gateway.scan.close()
    const response = await gateway.get('/api/openapi.json')
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }])
  })
})

/** What OpenAPI 3.0.3 demands and the joining could break: names, parameters of paths, one id each, no dead reference. */
function expectValid(document: OpenApi, operations: { path: string; operation: Operation }[]): void {
  expect(document.openapi).toMatch(/^3\.0\.\d$/u)
  expect(document.info).toEqual({ title: expect.any(String), version: expect.any(String) })
  for (const { path, operation } of operations) {
    const declared = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(declared.every(({ required }) => required)).toBe(true)
    expect(declared.map(({ name }) => `{${name}}`).toSorted()).toEqual(
      (path.match(/\{\w+\}/gu) ?? []).toSorted(),
    )
    expect(Object.keys(operation.responses).length).toBeGreaterThan(0)
  }
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
    expect(document.components.schemas).toHaveProperty([name as string])
  }
}
