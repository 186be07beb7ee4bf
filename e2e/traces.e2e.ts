import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StartScanResponse } from '@originseal/contracts'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { ask, Member, tokenOfMail } from './people'
import { newPicture } from './picture'
import { dataDir } from './playwright.config'
import { seal } from './seal'
import { withClaims } from './tokens'
import { person } from './visitor'

interface Sent {
  readonly url: string
  readonly referrer: string
}

/** Everything that the browser asks for, of whomever. */
function listen(context: BrowserContext): Sent[] {
  const sent: Sent[] = []
  context.on('request', (request) => {
    sent.push({ url: request.url(), referrer: request.headers()['referer'] ?? '' })
  })
  return sent
}

/** Opens an address with a token in it as somebody would who got it in a mail or from a provider. */
async function openLink(page: Page, path: string, token: string): Promise<void> {
  await page.goto(`${path}?token=${token}`)
  await expect(page, `${path} keeps no token in the address`).not.toHaveURL(/token/)
  expect(await page.evaluate('document.referrer')).not.toContain(token)
}

function logs(): Record<string, string> {
  const folder = join(dataDir, 'logs')
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
}

test('W14: no token, password or person is in a log, in a referrer or at a third party', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL as string
  const sent = listen(context)
  const secrets: Record<string, string> = {}

  const member = await Member.register(url)
  const { token, cookies } = await member.openSession()
  Object.assign(secrets, { token, password: member.password, email: member.email, phone: member.phone })
  for (const [index, value] of cookies.entries()) secrets[`cookie ${index}`] = value
  secrets['forged token'] = withClaims(token, { role: 'admin', jti: randomUUID() })

  await ask('POST', `${url}/api/auth/password-reset-requests`, { body: { email: member.email } })
  secrets['mail, confirmation'] = await tokenOfMail(member.email, '/confirm-email')
  secrets['mail, password'] = await tokenOfMail(member.email, '/reset-password')
  await openLink(page, '/confirm-email', secrets['mail, confirmation'])
  await openLink(page, '/reset-password', secrets['mail, password'])
  await openLink(page, '/auth/oauth-success', secrets['forged token'])
  await openLink(page, '/auth/callback', secrets['forged token'])

  const sealed = await seal(url, await newPicture())
  secrets['trial token'] = sealed.trialToken as string
  const scan = `${url}/protect/trial/files/${sealed.file.id}/scan`
  const started = (await ask('POST', scan, { token: sealed.trialToken })).body as StartScanResponse
  secrets['progress token'] = started.progressToken
  const stream = `/api/scans/${started.scanId}/stream`
  expect((await ask('GET', `${url}${stream}?token=${started.progressToken}`)).status).toBe(200)

  secrets.code = randomUUID()
  for (const path of ['/api/auth/google/callback', '/api/nothing', '/assets/none.js', stream])
    await ask('GET', `${url}${path}?token=${token}&code=${secrets.code}&state=${secrets.code}`)
  for (const path of ['/api/account', '/api/works', '/api/admin/verify'])
    await ask('GET', url + path, {
      token: secrets['forged token'],
      headers: { referer: `${url}/?token=${token}` },
    })
  await ask('POST', `${url}/auth/register`, {
    body: { realName: person.realName, email: member.email, phone: member.phone, password: member.password },
  })
  await ask('POST', `${url}/auth/login`, {
    body: { identifier: member.email, password: 'not the right one' },
  })
  await ask('POST', `${url}/auth/login`, { body: `{"password":"${member.password}` })

  const last = `last-of-traces-${randomUUID()}`
  await ask('GET', `${url}/api/works`, { token, headers: { 'x-request-id': last } })
  await expect.poll(() => logs()['gateway.log']?.includes(last), { message: 'all is logged' }).toBe(true)

  const left = Object.entries(logs()).flatMap(([name, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret))
      .map(([secret]) => `${secret} in ${name}`),
  )
  expect(left).toEqual([])
  // And whatever the tests before this one have left: tokens of any kind, and queries that bear one.
  for (const [name, text] of Object.entries(logs()))
    expect(text.match(/eyJ[\w-]{10,}\.[\w-]{10,}\.|[?&](?:token|code|state)=[^"\s]{0,20}/u), name).toBeNull()

  const values = Object.values(secrets)
  expect(sent.filter(({ referrer }) => values.some((secret) => referrer.includes(secret)))).toEqual([])
  const elsewhere = sent.filter((one) => /^https?:/.test(one.url) && new URL(one.url).origin !== url)
  expect(elsewhere).toEqual([])
})
