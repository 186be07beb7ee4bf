import { Controller, Get, Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Allow, createService, CurrentCaller, HttpModule, type Caller } from '@originseal/http'
import { until } from '@originseal/testing'
import { askProven } from '../accounts/step-up/step-up.fixture'
import { startIdentity, testPassword, type Browser, type RunningIdentity } from '../identity.harness'

@Controller()
class Works {
  @Allow('work:read')
  @Get('works')
  works(@CurrentCaller() caller: Caller): Caller {
    return caller
  }
}

/** Another service, as far as tokens are concerned. */
async function startOtherService(identityUrl: string): Promise<NestFastifyApplication> {
  @Module({
    imports: [HttpModule.forRoot({ service: 'other', logLevel: 'silent', tokens: { identityUrl } })],
    controllers: [Works],
  })
  class OtherService {}
  const settings = { SERVICE_HOST: '127.0.0.1', SERVICE_PORT: 0, LOG_LEVEL: 'silent' as const }
  const app = await createService({
    name: 'other',
    settings: { ...settings, PUBLIC_URL: 'http://localhost' },
    module: OtherService,
  })
  await app.listen(0, '127.0.0.1')
  return app
}

let identity: RunningIdentity
let other: NestFastifyApplication
let otherUrl: string
let admin: string

beforeAll(async () => {
  identity = await startIdentity()
  other = await startOtherService(identity.url)
  otherUrl = await other.getUrl()
  const { email } = await identity.addAccount({ role: 'admin' })
  admin = await login(identity.browser(), email as string)
})
afterAll(async () => {
  await other.close()
  await identity.stop()
})

async function login(browser: Browser, identifier: string): Promise<string> {
  const response = await browser.ask('POST', '/auth/login', { body: { identifier, password: testPassword } })
  return ((await response.json()) as { token: string }).token
}

const statusAtOther = async (token: string): Promise<number> =>
  (await fetch(`${otherUrl}/works`, { headers: { authorization: `Bearer ${token}` } })).status

interface Member {
  readonly id: string
  readonly browser: Browser
  readonly token: string
}

describe('W5–W10: at another service, within 5 s, a token counts no more', () => {
  it.each<[string, (member: Member) => Promise<Response>]>([
    ['after the logout', ({ browser, token }) => browser.ask('POST', '/auth/logout', { token })],
    [
      'after a logout everywhere',
      ({ token }) => identity.browser().ask('POST', '/auth/logout-everywhere', { token }),
    ],
    [
      'after the account was disabled',
      ({ id }) =>
        askProven(identity.browser(), {
          operation: 'disableAccount',
          path: `/admin/users/${id}/disable`,
          token: admin,
          password: testPassword,
          body: { reason: 'stolen' },
        }),
    ],
    [
      'after the refresh token was shown twice',
      async ({ browser }) => {
        const stolen = browser.cookies.get('originseal-refresh') as string
        await browser.ask('POST', '/auth/refresh')
        await identity.query(`UPDATE refresh_token SET replaced_at = replaced_at - interval '31 s'`)
        const thief = identity.browser()
        thief.cookies.set('originseal-refresh', stolen)
        return thief.ask('POST', '/auth/refresh')
      },
    ],
  ])('%s', async (_, end) => {
    const { id, email } = await identity.addAccount()
    const browser = identity.browser()
    const token = await login(browser, email as string)
    expect(await statusAtOther(token)).toBe(200)
    expect([204, 401]).toContain((await end({ id, browser, token })).status)
    await until(async () => (await statusAtOther(token)) === 401, {
      what: 'the token to be refused',
      within: 5_000,
      strict: true,
    })
    expect(await statusAtOther(admin)).toBe(200)
  })
})
