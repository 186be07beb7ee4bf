import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { egressPolicy, GuardedCall } from '@originseal/egress'
import { compileNotice } from '../notices/compile-notice.rules'
import { sampleNow, wholeFacts } from '../notices/sample-facts.fixture'
import { contentSha256, signNotice } from '../notices/sign-notice'
import { CloudflareReports } from './cloudflare-reports'
import { firstChannels } from './first-channels'

/** Stands in for Cloudflare's interface: takes what the documentation asks for, and nothing else. */
const required = [
  'act',
  'name',
  'email',
  'email2',
  'agent_name',
  'address1',
  'city',
  'state',
  'country',
  'original_work',
  'signature',
  'urls',
]
const limits: Readonly<Record<string, number>> = {
  agent_name: 60,
  address1: 100,
  original_work: 255,
  tele: 20,
  company: 100,
}

let server: Server
let calls: GuardedCall
let reports: CloudflareReports
let received: { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[]
let next: (() => [status: number, body: string, headers?: Record<string, string>]) | undefined

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const given = body as Record<string, unknown>
      received.push({ path: request.url ?? '', headers: request.headers, body: given })
      const isWhole =
        request.headers.authorization === 'Bearer secret-token' &&
        required.every((name) => String(given[name] ?? '') !== '') &&
        Object.entries(limits).every(([name, most]) => String(given[name] ?? '').length <= most) &&
        given['agree'] === 1 &&
        given['host_notification'] === 'send' &&
        given['owner_notification'] === 'send'
      const [status, text, headers] =
        next?.() ??
        (isWhole
          ? [200, JSON.stringify({ success: true, errors: [], messages: [], result: 'cf-report-1' })]
          : [400, JSON.stringify({ success: false, errors: [{ code: 1001, message: 'validation' }] })])
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  calls = new GuardedCall(egressPolicy({ allow: new Set([host]), timeoutMs: 5_000 }))
  reports = new CloudflareReports(calls, {
    baseUrl: `http://${host}/client/v4`,
    accountId: 'account-1',
    token: 'secret-token',
  })
})
afterAll(async () => {
  await calls.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  received = []
  next = undefined
})

const channel = firstChannels.platforms
  .flatMap(({ channels }) => channels)
  .find(({ id }) => id === 'cloudflare.api')!
function signed() {
  const facts = wholeFacts('us-dmca')
  const { content } = compileNotice(facts, {
    caseNumber: 'ZK-2611-001',
    regime: 'us-dmca',
    channel,
    now: sampleNow,
  })
  const signature = {
    kind: 'typed' as const,
    signedName: '林小原',
    signedAt: sampleNow.toISOString(),
    contentSha256: contentSha256(content!),
    method: 'password' as const,
  }
  return signNotice(content!, signature, channel).notice!
}

test('a report has every field that Cloudflare asks for, and comes back with its number', async () => {
  expect(await reports.send(signed(), 'attempt-1')).toEqual({ reportId: 'cf-report-1' })
  expect(received[0]).toMatchObject({
    path: '/client/v4/accounts/account-1/abuse-reports/abuse_dmca',
    headers: { 'idempotency-key': 'attempt-1' },
    body: { name: '林小原', agent_name: '林大原', urls: 'https://shop.example/items/1?color=O0l1I' },
  })
})

test('what Cloudflare refuses is not tried again; what it can’t do now may be', async () => {
  next = () => [400, '{"success": false}']
  await expect(reports.send(signed(), 'a')).rejects.toMatchObject({ name: 'ReportRefused', status: 400 })
  next = () => [200, '{"success": false, "errors": [{"message": "no"}]}']
  await expect(reports.send(signed(), 'a')).rejects.toMatchObject({ name: 'ReportRefused' })
  for (const [status, body] of [
    [429, '{}'],
    [503, '<html>'],
    [200, '<html>'],
    [200, '{"success": true}'],
  ] as const) {
    next = () => [status, body]
    await expect(reports.send(signed(), 'a')).rejects.not.toMatchObject({ name: 'ReportRefused' })
  }
})

test('the key goes to the named host only: a redirect is no answer', async () => {
  next = () => [302, '', { location: '/elsewhere' }]
  await expect(reports.send(signed(), 'a')).rejects.toThrow('302')
  expect(received).toHaveLength(1)
})

test('no private address is called', async () => {
  const guarded = new GuardedCall(egressPolicy())
  const local = new CloudflareReports(guarded, {
    baseUrl: 'http://127.0.0.1:1/client/v4',
    accountId: 'a',
    token: 't',
  })
  await expect(local.send(signed(), 'a')).rejects.toMatchObject({ name: 'EgressDenied' })
  await guarded.close()
})
