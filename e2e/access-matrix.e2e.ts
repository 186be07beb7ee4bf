import { randomUUID } from 'node:crypto'
import type { ReadScanResponse, StartScanResponse } from '@originseal/contracts'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { publicEndpoints } from '@originseal/contracts/endpoints'
import { identities, type Identity } from './access-answers'
import { matrix, navigations } from './access-matrix'
import { sellCopy } from './market'
import { patient } from './patience'
import { administrator, ask, Member, newAddress } from './people'
import { newPicture } from './picture'
import { seal } from './seal'
import { withClaims } from './tokens'

type Tokens = Partial<Record<Identity, string>>

/** How each identity logs in. Nobody can buy a tier yet, so a tier's token is a member's with another role in it. */
async function logInsOf(url: string): Promise<Partial<Record<Identity, () => Promise<string>>>> {
  const [stranger, owner, admin] = [
    await Member.register(url),
    await Member.register(url),
    await administrator(url),
  ]
  const ofTier = async (role: Identity) => {
    const member = await Member.register(url)
    return async () => withClaims(await member.logIn(), { role })
  }
  return {
    stranger: () => stranger.logIn(),
    owner: () => owner.logIn(),
    basic: await ofTier('basic'),
    pro: await ofTier('pro'),
    elite: await ofTier('elite'),
    admin: () => admin.logIn(),
    expired: async () => withClaims(await owner.logIn(), { exp: Math.floor(Date.now() / 1_000) - 60 }),
    revoked: async () => {
      const token = await owner.logIn()
      await ask('POST', `${url}/api/auth/logout`, { token })
      // Every service hears of it within 5 s on a quiet machine.
      for (const path of ['/api/account', '/api/works', '/api/scans'])
        await expect
          .poll(async () => (await ask('GET', url + path, { token })).status, { timeout: patient(5_000) })
          .toBe(401)
      return token
    },
  }
}

/**
 * A work with a scan that has found a copy, all of one owner. Their one unit is for the matrix: this scan is started in
 * the role that spends none.
 */
async function ownedThings(url: string, request: APIRequestContext, token: string) {
  const picture = await newPicture()
  await sellCopy(request, picture, { mirror: 'yes' })
  const { file } = await seal(url, picture, token)
  const started = await ask('POST', `${url}/protect/trial/files/${file.id}/scan`, {
    token: withClaims(token, { role: 'admin' }),
  })
  const { scanId } = started.body as StartScanResponse
  const read = async () =>
    ((await ask('GET', `${url}/protect/trial/scans/${scanId}`, { token })).body as ReadScanResponse).data
  await expect
    .poll(async () => (await read()).status, { timeout: patient(300_000), intervals: [1_000] })
    .toBe('completed')
  const { findings } = await read()
  expect(findings.length).toBeGreaterThan(0)
  return { workId: file.id, scanId, findingId: findings[0]?.id as string }
}

/**
 * Asks every route as one identity, one after another, from an address of its own, so that the limits of the edge, which
 * gateway's tests show, hold up nobody here.
 * @returns a line for each answer that is not the row's
 */
async function wrongAnswers(
  url: string,
  who: Identity,
  token: string | undefined,
  logIn: (() => Promise<string>) | undefined,
  pathOf: (path: string) => string,
): Promise<string[]> {
  const from = newAddress()
  const wrong: string[] = []
  let current = token
  for (const [route, { answers, body, ends }] of Object.entries(matrix)) {
    const [method, path] = route.split(' ') as [string, string]
    const asked = await ask(method, url + pathOf(path), { token: current, from, ...(body && { body: [] }) })
    const answer = asked.code === undefined ? `${asked.status}` : `${asked.status} ${asked.code}`
    if (answer !== answers[who]) wrong.push(`${route} to ${who}: ${answer} instead of ${answers[who]}`)
    if (ends && logIn && who !== 'expired' && who !== 'revoked') current = await logIn()
  }
  return wrong
}

test('W2: each route has its row, and the document of the interface describes it', async ({ request }) => {
  const served = publicEndpoints.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(matrix).toSorted()).toEqual(served.toSorted())
  const answer = await request.get('/api/openapi.json')
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`),
  )
  expect([...described, ...navigations].toSorted()).toEqual(served.toSorted())
})

test('W2: every route answers each identity as its row says', async ({ request, baseURL }) => {
  test.setTimeout(patient(15 * 60_000))
  const url = baseURL as string
  const logIns = await logInsOf(url)
  const tokens: Tokens = { trial: (await seal(url, await newPicture())).trialToken }
  for (const [who, logIn] of Object.entries(logIns)) tokens[who as Identity] = await logIn()
  const { workId, scanId, findingId } = await ownedThings(url, request, tokens.owner as string)

  const pathOf = (path: string): string => {
    const id = path.includes('/users/') ? randomUUID() : path.includes('/scans/') ? scanId : workId
    return path.replace(':findingId', findingId).replace(':noticeId', randomUUID()).replace(':id', id)
  }
  const wrong = await Promise.all(
    identities.map((who) => wrongAnswers(url, who, tokens[who], logIns[who], pathOf)),
  )
  expect(wrong.flat()).toEqual([])
})
