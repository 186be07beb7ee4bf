import {
  listWorksResponse,
  readWorkResponse,
  registerWorkResponse,
  trialWorksClaimed,
  unitsGranted,
  type RegisterWorkResponse,
} from '@originseal/contracts'
import { verifySealProof } from '@originseal/anchoring/verify'
import { readAttachments } from '@originseal/documents/verify'
import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startProtection, uploadForm, type RunningProtection } from '../protection.harness'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let protection: RunningProtection
let nextSeed = 500

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  protection = await startProtection({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    chainUrl: anvil.url,
  })
})

afterAll(async () => {
  await protection.stop()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

const picture = (): Promise<Buffer> => drawing(nextSeed++, { width: 320, height: 240 }).png().toBuffer()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function seal(
  file: Uint8Array,
  headers: Record<string, string> = {},
  fields = {},
): Promise<RegisterWorkResponse['data']> {
  const response = await protection.upload(uploadForm(file, fields), headers)
  expect(response.status).toBe(201)
  return registerWorkResponse.parse(await response.json()).data
}

async function member() {
  const userId = crypto.randomUUID()
  return { userId, token: await identity.mint(userId, 'member') }
}

const visitorOf = (trialToken: string): string =>
  (JSON.parse(Buffer.from(trialToken.split('.')[1]!, 'base64url').toString()) as { userId: string }).userId

async function list(token: string, query = '') {
  const response = await protection.get(`/works${query}`, token)
  expect(response.status).toBe(200)
  return listWorksResponse.parse(await response.json()).data
}

async function statusOf(asking: Promise<Response>): Promise<number> {
  const response = await asking
  await response.arrayBuffer()
  return response.status
}

describe('a member seals a work', () => {
  test('MEMBER-03: it is the member’s at once, without a visitor and without another token', async () => {
    const { token } = await member()
    const { file, trialToken } = await seal(await picture(), bearer(token))
    expect(trialToken).toBeUndefined()
    const answer = await protection.get(`/protect/trial/files/${file.id}`, token)
    expect(readWorkResponse.parse(await answer.json()).data.file.id).toBe(file.id)
    expect((await list(token)).works.map((work) => work.id)).toEqual([file.id])
  })

  test('ADMIN-03: an administrator sees works as their owner does, for a reason, and each look is one entry', async () => {
    const { userId, token } = await member()
    for (let count = 0; count < 3; count += 1) await seal(await picture(), bearer(token))
    const admin = await identity.mint(crypto.randomUUID(), 'admin')
    const path = `/admin/users/${userId}/works/looks`
    const look = (by: string, body: object) =>
      fetch(`${protection.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer(by) },
        body: JSON.stringify(body),
      })
    const seen = async (body: object) => listWorksResponse.parse(await (await look(admin, body)).json()).data
    const reason = 'a member has asked for help'
    const first = await seen({ reason, limit: 2 })
    const second = await seen({ reason, limit: 2, cursor: first.nextCursor })
    expect([...first.works, ...second.works].map(({ id }) => id)).toEqual(
      (await list(token)).works.map(({ id }) => id),
    )
    expect((await look(admin, {})).status).toBe(400)
    expect((await look(token, { reason })).status).toBe(403)
    const noted = await protection.app.get(DataSource).query(
      `SELECT payload::jsonb->>'subjectId' AS subject, payload::jsonb->>'reason' AS reason FROM outbox
         WHERE name = 'protection.administrator-acted.v1' AND payload::jsonb->>'action' = 'lookAtWorks'`,
    )
    expect(noted).toEqual(Array.from({ length: 2 }, () => ({ subject: userId, reason })))
    // By the members' own way there is nothing of theirs.
    expect((await list(admin)).works).toEqual([])
  })

  test('AUTH-16: it takes a seal, the last one once; without one nothing is sealed; a visitor’s takes none', async () => {
    const { userId, token } = await member()
    await protection.tell(unitsGranted, {
      ownerId: userId,
      unit: 'seal',
      lotId: crypto.randomUUID(),
      quantity: 1,
      priority: 30,
      from: '2026-01-01T00:00:00.000Z',
      reason: 'sign-up',
      cause: { kind: 'sign-up' },
    })
    const pictures = await Promise.all([picture(), picture(), picture()])
    const answers = await Promise.all(
      pictures.map(async (file) => {
        const response = await protection.upload(uploadForm(file), bearer(token))
        return [response.status, ((await response.json()) as { code?: string }).code]
      }),
    )
    expect(answers.toSorted()).toEqual([
      [201, undefined],
      [409, 'QUOTA_EXHAUSTED'],
      [409, 'QUOTA_EXHAUSTED'],
    ])
    expect((await list(token)).works).toHaveLength(1)
    const spent = await protection.app
      .get(DataSource)
      .query("SELECT cause_id FROM unit_entry WHERE owner_id = $1 AND move = 'spend'", [userId])
    expect(spent).toEqual([{ cause_id: (await list(token)).works[0]?.id }])
  })

  test('without address and number, which the account has; a name for the certificate is still asked for', async () => {
    const { token } = await member()
    const bare = { email: '', phone: '' }
    expect((await seal(await picture(), bearer(token), bare)).user.realName).toBe('王小明')
    const form = uploadForm(await picture(), { ...bare, realName: '' })
    const response = await protection.upload(form, bearer(token))
    expect(await response.json()).toMatchObject({ status: 400, code: 'REAL_NAME_REQUIRED' })
  })

  test('a key of another caller’s opens nothing, though the request is the same', async () => {
    const file = await picture()
    const key = { 'idempotency-key': 'same-key-0001' }
    const one = await member()
    await seal(file, { ...key, ...bearer(one.token) })
    expect((await seal(file, { ...key, ...bearer(one.token) })).trialToken).toBeUndefined()
    const other = await protection.upload(uploadForm(file), { ...key, ...bearer((await member()).token) })
    expect(await other.json()).toMatchObject({ status: 409, code: 'FILE_ALREADY_PROTECTED' })
  })

  test('a token that is no longer good is told so: the work must not end with a stranger', async () => {
    const before = await protection.upload(uploadForm(await picture()), bearer('not.a.token'))
    expect(await before.json()).toMatchObject({ status: 401, code: 'TOKEN_INVALID' })
  })
})

describe('TRIAL-15: a visitor comes again', () => {
  test('with the token of the first visit, both works are theirs by either token', async () => {
    const first = await seal(await picture())
    const second = await seal(await picture(), bearer(first.trialToken!))
    const ids = [second.file.id, first.file.id]
    for (const { trialToken } of [first, second])
      expect((await list(trialToken!)).works.map(({ id }) => id)).toEqual(ids)
  })

  test('by the link of a mail as a new visitor: it shows the works, and its uploads take none over', async () => {
    const first = await seal(await picture())
    const lent = await identity.mint(visitorOf(first.trialToken!), 'trial', { byLink: true })
    const second = await seal(await picture(), bearer(lent))
    expect((await list(lent)).works.map(({ id }) => id)).toEqual([first.file.id])
    expect((await list(second.trialToken!)).works.map(({ id }) => id)).toEqual([second.file.id])
  })

  test('without a token as a new visitor, whatever address they give', async () => {
    const [first, second] = [await seal(await picture()), await seal(await picture())]
    expect(visitorOf(second.trialToken!)).not.toBe(visitorOf(first.trialToken!))
    expect((await list(second.trialToken!)).works.map(({ id }) => id)).toEqual([second.file.id])
  })
})

describe('TRIAL-05: the same bytes again', () => {
  test('lead their owner, visitor or member, to the work; a stranger learns nothing of it', async () => {
    const { token } = await member()
    const [visitors, members] = [await picture(), await picture()]
    const first = await seal(visitors)
    const second = await seal(members, bearer(token))
    const again = async (file: Uint8Array, headers: Record<string, string> = {}) =>
      (await protection.upload(uploadForm(file), headers)).json()
    const yours = (fileId: string) => ({ status: 409, code: 'FILE_ALREADY_YOURS', details: { fileId } })
    expect(await again(visitors, bearer(first.trialToken!))).toMatchObject(yours(first.file.id))
    expect(await again(members, bearer(token))).toMatchObject(yours(second.file.id))
    for (const headers of [{}, bearer(token)]) {
      const told = await again(visitors, headers)
      expect(told).toMatchObject({ status: 409, code: 'FILE_ALREADY_PROTECTED' })
      expect(JSON.stringify(told)).not.toContain(first.file.id)
    }
  })
})

describe('a trial visitor becomes a member', () => {
  const claim = (visitorId: string, userId: string) =>
    protection.tell(trialWorksClaimed, { visitorId, userId, claimedAt: new Date().toISOString() })

  test('the works are the member’s and no longer the old token’s; the proof is the one that was sealed', async () => {
    const { file, trialToken } = await seal(await picture())
    const { userId, token } = await member()
    await claim(visitorOf(trialToken!), userId)
    for (const path of [
      `/protect/trial/files/${file.id}`,
      `/protect/trial/certificates/${file.id}`,
      `/protect/trial/files/${file.id}/rendition`,
    ]) {
      expect([path, await statusOf(protection.get(path, token))]).toEqual([path, 200])
      expect([path, await statusOf(protection.get(path, trialToken))]).toEqual([path, 404])
    }
    expect((await list(token)).works.map((work) => work.id)).toEqual([file.id])
    expect((await list(trialToken!)).works).toEqual([])

    const pdf = await (await protection.get(`/protect/trial/certificates/${file.id}`, token)).arrayBuffer()
    const proof = JSON.parse(Buffer.from((await readAttachments(Buffer.from(pdf)))[0]!.bytes).toString())
    expect(verifySealProof(proof, { original: file.fingerprint }).holds).toBe(true)
  })

  test('claimed twice, and by nobody else’s claim, nothing more happens', async () => {
    const [mine, other] = [await seal(await picture()), await seal(await picture())]
    const { userId, token } = await member()
    await claim(visitorOf(mine.trialToken!), userId)
    await claim(visitorOf(mine.trialToken!), userId)
    expect((await list(token)).works.map((work) => work.id)).toEqual([mine.file.id])
    expect((await list(other.trialToken!)).works.map((work) => work.id)).toEqual([other.file.id])
  })
})

describe('GET /works', () => {
  test('MEMBER-01: newest first, page by page, each once; nobody else’s', async () => {
    const { token } = await member()
    const ids: string[] = []
    for (let number = 0; number < 5; number += 1) {
      ids.unshift((await seal(await picture(), bearer(token))).file.id)
    }
    const seen: string[] = []
    const sizes: number[] = []
    for (let query = '?limit=2'; ;) {
      const { works, nextCursor } = await list(token, query)
      seen.push(...works.map((work) => work.id))
      sizes.push(works.length)
      if (nextCursor === null) break
      query = `?limit=2&cursor=${nextCursor}`
    }
    expect([seen, sizes]).toEqual([ids, [2, 2, 1]])
    const stranger = (await member()).token
    expect(await list(stranger, `?cursor=${ids[0]}`)).toEqual({ works: [], nextCursor: null })
  })

  test('says of each work when it was sealed, how its seal stands, and whether one like it was there before', async () => {
    const { token } = await member()
    const file = await picture()
    await seal(file)
    const { file: sealed } = await seal(await alter(file, 'mirror'), bearer(token))
    const [work] = (await list(token)).works
    expect(work).toMatchObject({ ...sealed, state: 'anchored', similarToEarlierSeal: true })
    expect(Date.now() - Date.parse(work!.createdAt)).toBeLessThan(60_000)
  })

  test.each(['limit=0', 'limit=51', 'limit=x', 'cursor=x', 'cursor=1&cursor=2'])(
    '%s is refused',
    async (query) => {
      const { token } = await member()
      expect(await statusOf(protection.get(`/works?${query}`, token))).toBe(400)
    },
  )

  test('nobody’s is nothing: without a token there is no list', async () => {
    expect(await statusOf(protection.get('/works'))).toBe(401)
  })
})
