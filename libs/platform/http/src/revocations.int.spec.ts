import { Controller, Get, Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { until } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { Allow, CurrentCaller, type Caller } from './access'
import { HttpModule } from './http.module'
import { createService } from './run-service'

@Controller()
class Doors {
  @Allow('work:read')
  @Get('read')
  read(@CurrentCaller() caller: Caller): Caller {
    return caller
  }
}

let identity: IdentityDouble
let app: NestFastifyApplication
let url: string

beforeEach(async () => {
  identity = await startIdentityDouble()
  @Module({
    imports: [
      HttpModule.forRoot({ service: 'other', logLevel: 'silent', tokens: { identityUrl: identity.url } }),
    ],
    controllers: [Doors],
  })
  class OtherService {}
  app = await createService({
    name: 'other',
    settings: {
      SERVICE_HOST: '127.0.0.1',
      SERVICE_PORT: 0,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost',
    },
    module: OtherService,
  })
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
})
afterEach(async () => {
  await app.close()
  await identity.close()
})

const statusOf = async (path: string, token = ''): Promise<number> =>
  (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status

/** What is promised of a logout: 5 s, everywhere. */
const promisedMs = 5_000

describe('W5: a session that has ended', () => {
  it('is refused by another service within 5 s, and no other session of the same person is', async () => {
    const [ended, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const user = crypto.randomUUID()
    const token = await identity.mint(user, 'member', { sid: ended })
    const otherToken = await identity.mint(user, 'member', { sid: other })
    const answer = await fetch(`${url}/read`, { headers: { authorization: `Bearer ${token}` } })
    expect(await answer.json()).toEqual({ userId: user, role: 'member', sessionId: ended })

    identity.endSession(ended)
    await until(async () => (await statusOf('/read', token)) === 401, {
      what: 'the session to count no more',
      within: promisedMs,
    })
    const refusal = await fetch(`${url}/read`, { headers: { authorization: `Bearer ${token}` } })
    expect(await refusal.json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect(await statusOf('/read', otherToken)).toBe(200)
  })

  it('stays refused, and everybody else served, while identity is silent', async () => {
    const [ended, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const token = await identity.mint('one', 'member', { sid: ended })
    const otherToken = await identity.mint('one', 'member', { sid: other })
    const visitor = await identity.mint('two', 'trial')
    identity.endSession(ended)
    await until(async () => (await statusOf('/read', token)) === 401, {
      what: 'the session to count no more',
      within: promisedMs,
    })
    await identity.close()
    // Longer than one look at the list takes, so that one has failed.
    const since = Date.now()
    await until(async () => Date.now() - since > 4_500, { what: 'a failed look' })
    expect(await statusOf('/read', token)).toBe(401)
    expect(await statusOf('/read', otherToken)).toBe(200)
    expect(await statusOf('/read', visitor)).toBe(200)
    expect(await statusOf('/health/ready')).toBe(200)
  })
})
