import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Readable } from 'node:stream'
import { Controller, Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { defineEndpoint } from '@originseal/contracts'
import { z } from 'zod'
import { Endpoint } from './endpoint'
import type { EndpointRequest } from './endpoint-request'
import type { FileResponse } from './file-response'
import { HttpModule } from './http.module'
import { Problem } from './problem'
import { createService } from './run-service'

const common = { service: 'protection', tag: 'things', access: 'anyone', perMinute: 60, errors: [] } as const

const writeThing = defineEndpoint({
  ...common,
  name: 'writeThing',
  summary: 'Writes a thing.',
  method: 'PATCH',
  path: '/api/things/:id/parts/:part',
  idempotency: 'key',
  params: { part: z.coerce.number().int() },
  query: z.object({ loud: z.stringbool().default(false) }),
  body: z.object({ name: z.string().trim() }),
  response: { status: 202, json: z.object({ id: z.string(), part: z.number(), name: z.string() }) },
  errors: ['WORK_NOT_FOUND'],
})

const readThing = defineEndpoint({
  ...common,
  name: 'readThing',
  summary: 'The bytes of a thing.',
  method: 'GET',
  path: '/things/:id',
  response: { status: 200, file: 'application/pdf', disposition: 'attachment' },
  cacheControl: 'private, max-age=60',
})

const removeThing = defineEndpoint({
  ...common,
  name: 'removeThing',
  summary: 'Removes a thing.',
  method: 'DELETE',
  path: '/api/things/:id',
  idempotency: 'natural',
  response: { status: 204, empty: true },
})

@Controller()
class Things {
  @Endpoint(writeThing)
  write({ params, query, body, idempotencyKey }: EndpointRequest<typeof writeThing>) {
    if (body.name === 'none') throw new Problem('WORK_NOT_FOUND')
    if (body.name === 'odd') throw new Problem('SCAN_NOT_FOUND')
    if (body.name === 'wrong') return { id: params.id, part: params.part } as never
    const name = query.loud ? body.name.toUpperCase() : body.name
    return { id: params.id, part: params.part, name, secret: idempotencyKey }
  }

  @Endpoint(readThing)
  read({ params }: EndpointRequest<typeof readThing>): FileResponse {
    return { stream: Readable.from(['%PDF']), size: 4, filename: `thing_${params.id}.pdf` }
  }

  @Endpoint(removeThing)
  remove(): void {}
}

/** Handlers that do not do what their definition says; the compiler refuses each. */
class Mistaken {
  // @ts-expect-error: answers something else
  @Endpoint(writeThing)
  write() {
    return { id: 1 }
  }

  // @ts-expect-error: asks for a body that is not sent
  @Endpoint(removeThing)
  remove(_request: { body: { name: string } }): void {}
}

test('handlers that do not fit their endpoint do not compile', () => expect(Mistaken).toBeDefined())

const settings = {
  SERVICE_HOST: '127.0.0.1',
  SERVICE_PORT: 0,
  LOG_LEVEL: 'silent' as const,
  PUBLIC_URL: 'http://localhost',
}

let app: NestFastifyApplication
let url: string
beforeAll(async () => {
  @Module({ imports: [HttpModule.forRoot({ service: 'things', logLevel: 'silent' })], controllers: [Things] })
  class ThingsModule {}
  app = await createService({ name: 'things', settings, module: ThingsModule })
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
})
afterAll(() => app.close())

const id = '3f2b8c1e-1111-4222-8333-444455556666'
const write = (body: unknown, path = `/things/${id}/parts/7?loud=true`, headers: object = {}) =>
  fetch(url + path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('an endpoint', () => {
  it('is served without the edge’s prefix, decoded, with its status, and only what its schema names', async () => {
    const response = await write({ name: ' a ' }, undefined, { 'idempotency-key': 'key-of-somebody' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([202, 'no-store'])
    expect(await response.json()).toEqual({ id, part: 7, name: 'A' })
  })

  it.each([
    ['a parameter that is no id', { name: 'a' }, '/things/one/parts/7'],
    ['a parameter of another schema', { name: 'a' }, `/things/${id}/parts/seven`],
    ['a query', { name: 'a' }, `/things/${id}/parts/7?loud=perhaps`],
    ['a body', { name: 1 }, undefined],
  ])('refuses %s that does not fit', async (_what, body, path) => {
    const response = await write(body, path)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'REQUEST_INVALID' }])
  })

  it('answers bytes with their type, size and name', async () => {
    const response = await fetch(`${url}/things/${id}`)
    expect(await response.text()).toBe('%PDF')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=60',
      'content-type': 'application/pdf',
      'content-length': '4',
      'content-disposition': `attachment; filename="thing_${id}.pdf"`,
    })
  })

  it('answers nothing where nothing is to be said', async () => {
    const response = await fetch(`${url}/things/${id}`, { method: 'DELETE' })
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('answers 500 rather than what does not fit its schema', async () => {
    const response = await write({ name: 'wrong' })
    expect([response.status, await response.json()]).toMatchObject([500, { code: 'INTERNAL_ERROR' }])
  })
})

describe('a code that an endpoint answers', () => {
  const told: unknown[] = []
  const note = (message: unknown): void => void told.push(message)
  beforeAll(() => subscribe('originseal:undeclared-error', note))
  afterAll(() => unsubscribe('originseal:undeclared-error', note))

  it('goes out as it is where it is declared', async () => {
    expect((await write({ name: 'none' })).status).toBe(404)
    expect(told).toEqual([])
  })

  it('goes out and is told of where it is not', async () => {
    const response = await write({ name: 'odd' })
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'SCAN_NOT_FOUND' }])
    expect(told).toEqual([{ endpoint: 'writeThing', code: 'SCAN_NOT_FOUND' }])
  })
})
