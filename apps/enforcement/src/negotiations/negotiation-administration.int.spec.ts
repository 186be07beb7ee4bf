import type {
  ListAdministeredCasesResponse,
  ListUserNegotiationsResponse,
  NegotiationView,
} from '@originseal/contracts'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
let url: string
let admin: { id: string; token: string }
beforeAll(async () => {
  enforcement = await startEnforcement()
  url = await enforcement.app.getUrl()
  await holdChecks(enforcement)
  admin = await enforcement.member('admin')
}, 120_000)
afterAll(() => enforcement.stop())

const terms = {
  version: 1,
  removeBy: '2999-12-10',
  amountTwd: 3000,
  payBy: '2999-12-20',
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const
const dayMs = 86_400_000

/** A case with a negotiation in which the other side has written. */
async function negotiate() {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const caseId = opened?.id ?? ''
  const { token, id: ownerId } = stage.owner
  const at = (path: string) => `/cases/${caseId}/negotiation${path}`
  await enforcement.post(at(''), token, { claimantName: '林小原' })
  const notice = await enforcement.get(at('/evidence-notice'), token)
  const page = new URL(((await notice.json()) as { data: { link: string } }).data.link).pathname
  const act = async (body: object) => {
    const answer = await enforcement.post(at('/acts'), token, body)
    return { status: answer.status, body: (await answer.json()) as { data: NegotiationView; code?: string } }
  }
  const send = (fields: Record<string, string>) =>
    fetch(`${url}${page}?lang=en`, {
      method: 'POST',
      body: new URLSearchParams({ form: crypto.randomUUID(), ...fields }),
      redirect: 'manual',
    })
  const read = async () =>
    ((await (await enforcement.get(at(''), token)).json()) as { data: NegotiationView }).data
  await send({ do: 'message', text: 'A secret word' })
  return { caseId, ownerId, token, page, act, send, read }
}

/** @returns 204, or status and code of the refusal */
async function freezes(caseId: string, act: 'freezes' | 'unfreezes', reason = 'threats were reported') {
  const key = crypto.randomUUID()
  const answer = await enforcement.identity.provingAgain({ token: admin.token, key }, (headers) =>
    fetch(`${url}/admin/cases/${caseId}/negotiation/${act}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...headers,
      },
      body: JSON.stringify({ reason }),
    }),
  )
  return answer.status === 204
    ? '204'
    : `${answer.status} ${((await answer.json()) as { code: string }).code}`
}
const listOf = async (ownerId: string) => {
  const answer = await enforcement.get(`/admin/users/${ownerId}/negotiations`, admin.token)
  const text = await answer.text()
  return { text, negotiations: (JSON.parse(text) as ListUserNegotiationsResponse).data.negotiations }
}

test('ADMIN-01: by the id of a negotiation its case is found', async () => {
  const { caseId } = await negotiate()
  const [row] = await enforcement.rows<{ id: string }>('SELECT id FROM negotiation WHERE case_id = $1', [
    caseId,
  ])
  const answer = await enforcement.get(`/admin/cases?search=${row?.id}`, admin.token)
  const { cases } = (await answer.json()) as ListAdministeredCasesResponse
  expect(cases.map(({ id }) => id)).toEqual([caseId])
})

test('ADMIN-03: negotiations of a user are listed without what was said; who opens one says why, and it is logged', async () => {
  const { ownerId, caseId, act } = await negotiate()
  const offered = await act({ act: 'offer', terms, days: 7 })
  const { text, negotiations } = await listOf(ownerId)
  expect(negotiations).toEqual([
    expect.objectContaining({
      caseId,
      claimantName: '林小原',
      state: 'offered',
      frozenAt: null,
      entryCount: 2,
      offer: { number: 1, by: 'claimant', expiresAt: offered.body.data.offer?.expiresAt },
      endsAt: offered.body.data.offer?.expiresAt,
    }),
  ])
  expect(text).not.toContain('A secret word')

  const looks = `/admin/cases/${caseId}/negotiation/looks`
  expect((await enforcement.post(looks, admin.token, { reason: ' ' })).status).toBe(400)
  const opened = await enforcement.post(looks, admin.token, { reason: 'report of threats' })
  const { data } = (await opened.json()) as { data: NegotiationView }
  expect(data.entries.map((entry) => entry.text)).toContain('A secret word')
  await enforcement.post(looks, admin.token, { reason: 'looked again' })
  const acts = await enforcement.rows<{ payload: object }>(
    `SELECT payload::jsonb FROM outbox WHERE name = 'enforcement.administrator-acted.v1'
       AND payload::jsonb ->> 'action' = 'openNegotiation' AND payload::jsonb ->> 'objectId' = $1 ORDER BY payload::jsonb ->> 'at'`,
    [caseId],
  )
  expect(acts.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ actorId: admin.id, objectKind: 'negotiation', reason: 'report of threats' }),
    expect.objectContaining({ reason: 'looked again' }),
  ])
  expect(
    (await enforcement.post(looks.replace(caseId, crypto.randomUUID()), admin.token, { reason: 'why' }))
      .status,
  ).toBe(404)
  expect((await listOf(crypto.randomUUID())).negotiations).toEqual([])
})

test('ADMIN-03: in a frozen negotiation neither side can do anything; both read why, and its clocks stand', async () => {
  const { ownerId, caseId, page, act, send, read } = await negotiate()
  const { offer } = (await act({ act: 'offer', terms, days: 7 })).body.data
  const named = { number: offer?.number, termsHash: offer?.termsHash }
  expect(await freezes(caseId, 'freezes')).toBe('204')
  expect(await freezes(caseId, 'freezes')).toBe('409 NEGOTIATION_STATE_CHANGED')

  for (const body of [
    { act: 'message', text: '您好' },
    { act: 'offer', terms, days: 7 },
    { act: 'withdraw', ...named },
    { act: 'end' },
  ])
    expect((await act(body)).body.code).toBe('NEGOTIATION_FROZEN')
  const accepted = await send({ do: 'accepted', number: '1', termsHash: offer?.termsHash ?? '' })
  const shown = await accepted.text()
  expect(accepted.status).toBe(422)
  expect(shown).toContain('The negotiation is paused, and what you sent was not passed on')
  expect(shown).toContain('threats were reported')
  // What is written to OriginSeal is not part of the negotiation.
  expect([...shown.matchAll(/name="do" value="([a-z-]+)"/g)].map(([, form]) => form)).toEqual(['report'])
  expect(await read()).toMatchObject({ state: 'offered', next: { actor: 'nobody', step: 'frozen' } })

  // It was frozen for ten days, longer than the offer had left.
  await enforcement.rows(
    `UPDATE negotiation SET frozen_at = frozen_at - interval '10 days', since = since - interval '10 days',
       offer = jsonb_set(offer, '{expiresAt}', to_jsonb($2::text)) WHERE case_id = $1 RETURNING id`,
    [caseId, new Date(Date.parse(offer?.expiresAt ?? '') - 10 * dayMs).toISOString()],
  )
  expect((await listOf(ownerId)).negotiations).toMatchObject([{ state: 'offered', endsAt: null }])
  expect(await freezes(caseId, 'unfreezes', 'nothing was found')).toBe('204')
  const after = await read()
  expect(after.next).toEqual({ actor: 'respondent', step: 'decide-offer' })
  expect(Date.parse(after.offer?.expiresAt ?? '')).toBeGreaterThan(Date.parse(offer?.expiresAt ?? ''))
  expect(after.entries.slice(-2)).toMatchObject([
    { by: 'administrator', kind: 'frozen', text: 'threats were reported' },
    { by: 'administrator', kind: 'unfrozen', text: 'nothing was found' },
  ])
  expect((await send({ do: 'accepted', number: '1', termsHash: offer?.termsHash ?? '' })).status).toBe(303)
  expect(await (await fetch(`${url}${page}?lang=zh-TW`)).text()).toContain('恢復協商，期限順延')
  const told = await enforcement.rows<{ payload: object }>(
    `SELECT payload::jsonb FROM outbox WHERE name = 'enforcement.negotiation-frozen.v1' AND key = $1
     ORDER BY payload::jsonb ->> 'at'`,
    [caseId],
  )
  expect(told).toMatchObject([
    { payload: { ownerId, isFrozen: true, reason: 'threats were reported' } },
    { payload: { ownerId, isFrozen: false, reason: 'nothing was found' } },
  ])
}, 120_000)

test('ADMIN-03: of an acceptance and a freeze at once the first has its effect; nothing is accepted while it is frozen', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 8; round++) {
    const { caseId, act, send, read } = await negotiate()
    const { offer } = (await act({ act: 'offer', terms, days: 7 })).body.data
    const [accepted, frozen] = await Promise.all([
      send({ do: 'accepted', number: '1', termsHash: offer?.termsHash ?? '' }),
      freezes(caseId, 'freezes'),
    ])
    expect(frozen).toBe('204')
    const kinds = (await read()).entries.map(({ kind }) => kind).slice(2)
    expect(kinds).toEqual(accepted.status === 303 ? ['accepted', 'frozen'] : ['frozen'])
    expect([303, 422]).toContain(accepted.status)
    seen.add(kinds.join())
  }
  expect(seen.size).toBeGreaterThan(0)
}, 240_000)

test('ADMIN-03: freezing wants a proof for this very call, and an administrator', async () => {
  const { caseId, token } = await negotiate()
  const path = `/admin/cases/${caseId}/negotiation/freezes`
  const unproven = await enforcement.post(path, admin.token, { reason: 'threats' })
  expect(((await unproven.json()) as { code: string }).code).toBe('STEP_UP_NEEDED')
  expect((await enforcement.post(path, token, { reason: 'threats' })).status).toBe(403)
})
