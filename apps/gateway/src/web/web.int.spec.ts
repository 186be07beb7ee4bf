import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createService } from '@originseal/http'
import { webConfigSchema } from '../config'
import { startGateway, writeWeb, type RunningGateway } from '../gateway.harness'
import { web } from './web.service'

const publicUrl = 'https://originseal.example'

let gateway: RunningGateway
let pages: NestFastifyApplication
let pagesUrl: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
  await writeWeb(folder)
  const given = { SERVICE_PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl, WEB_DIR: folder }
  pages = await createService(web(webConfigSchema.parse(given)))
  await pages.listen(0, '127.0.0.1')
  pagesUrl = await pages.getUrl()
  gateway = await startGateway({ PUBLIC_URL: publicUrl })
})
afterAll(async () => {
  await gateway.stop()
  await pages.close()
  await rm(folder, { recursive: true })
})

/** What differs from one answer to the next, whoever gives it. */
const passing = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'last-modified', 'etag'])

async function answerOf(origin: string, path: string, init?: RequestInit) {
  const response = await fetch(`${origin}${path}`, init)
  const headers = [...response.headers].filter(([name]) => !passing.has(name))
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() }
}

const html = { headers: { accept: 'text/html' } }

describe('the pages by themselves', () => {
  it.each<[string, number, RequestInit]>([
    ['/', 200, {}],
    ['/protect/step1', 200, html],
    ['/auth/oauth-success?token=one&provider=google', 200, html],
    ['/reset-password?token=one', 200, html],
    ['/blog/index.html', 200, html],
    ['/assets/app-1a2b.js', 200, {}],
    ['/favicon.svg', 200, {}],
    ['/favicon.svg', 200, { method: 'HEAD' }],
    ['/downloads/originseal-verify.cjs', 200, {}],
    ['/assets/none-0000.js', 404, {}],
    ['/', 404, { headers: { accept: 'application/json' } }],
    ['/', 404, { method: 'DELETE' }],
    ['/health/live', 200, {}],
  ])('W11: %s is answered with %i and just as the gateway answers it', async (path, status, init) => {
    const [own, gateways] = [await answerOf(pagesUrl, path, init), await answerOf(gateway.url, path, init)]
    expect(own.status).toBe(status)
    expect(own.headers).toHaveProperty(
      'content-security-policy',
      expect.stringContaining("script-src 'self'"),
    )
    expect(own.headers).toHaveProperty('strict-transport-security')
    expect(withoutRequestId(own)).toEqual(withoutRequestId(gateways))
  })

  it('are no way into a service', async () => {
    for (const path of ['/api/account', '/protect/trial/files/one', '/api/openapi.json'])
      expect((await answerOf(pagesUrl, path)).status).toBe(404)
    expect((await answerOf(pagesUrl, '/auth/login', { method: 'POST' })).status).toBe(404)
  })
})

/** Problems bear the request's id. */
function withoutRequestId<Answer extends { body: string }>(answer: Answer): Answer {
  return { ...answer, body: answer.body.replace(/"requestId":"[^"]*"/u, '"requestId":""') }
}
