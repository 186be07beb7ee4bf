import {
  listProposalsResponse,
  problemBody,
  proposal as proposalSchema,
  readFiguresResponse,
  useProposalResponse,
  type Proposal,
} from '@originseal/contracts'
import { endpoints } from '@originseal/contracts/endpoints'
import { requestDigest, TokenVerifier } from '@originseal/http'
import { logIn } from '../accounts/accounts.harness'
import { askProven } from '../accounts/step-up/step-up.fixture'
import { startIdentity, testPassword, type Browser, type RunningIdentity } from '../identity.harness'

interface Administrator {
  readonly id: string
  readonly name: string
  readonly token: string
  readonly browser: Browser
}

let identity: RunningIdentity
let verifier: TokenVerifier
let first: Administrator
let second: Administrator
let third: Administrator
beforeAll(async () => {
  identity = await startIdentity()
  verifier = TokenVerifier.fromIdentity(await identity.app.getUrl())
  first = await administrator('林一')
  second = await administrator('陳二')
  third = await administrator('黃三')
})
afterAll(() => identity.stop())

async function administrator(name: string, of: RunningIdentity = identity): Promise<Administrator> {
  const account = await of.addAccount({ role: 'admin', realName: name })
  const browser = of.browser()
  return { id: account.id, name, browser, token: await logIn(browser, String(account.email), testPassword) }
}

const codeOf = async (answer: Response): Promise<string> => problemBody.parse(await answer.json()).code
const orderId = crypto.randomUUID()
const refund = { amount: 5_000, reason: 'paid twice' }

function propose(
  by: Administrator,
  given: object = {},
  key: string = crypto.randomUUID(),
): Promise<Response> {
  return by.browser.ask('POST', '/admin/proposals', {
    token: by.token,
    headers: { 'idempotency-key': key },
    body: {
      operation: 'startRefund',
      idempotencyKey: crypto.randomUUID(),
      params: { id: orderId },
      body: refund,
      reason: 'paid twice',
      ...given,
    },
  })
}
async function proposed(by: Administrator, given: object = {}): Promise<Proposal> {
  const answer = await propose(by, given)
  expect(answer.status).toBe(201)
  return proposalSchema.parse(await answer.json())
}
const approve = (by: Administrator, { id, digest }: Pick<Proposal, 'id' | 'digest'>): Promise<Response> =>
  askProven(by.browser, {
    operation: 'approveProposal',
    path: `/admin/proposals/${id}/approvals`,
    token: by.token,
    password: testPassword,
    body: { digest },
  })
const refuse = (by: Administrator, { id }: Proposal): Promise<Response> =>
  by.browser.ask('POST', `/admin/proposals/${id}/refusals`, {
    token: by.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { reason: 'not this one' },
  })
const use = (by: Administrator, { id }: Proposal): Promise<Response> =>
  by.browser.ask('POST', `/admin/proposals/${id}/uses`, { token: by.token })
const age = (minutes: number, { id }: Proposal, of: RunningIdentity = identity) =>
  of.query(
    `UPDATE proposal SET proposed_at = proposed_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2),
       approved_at = approved_at - make_interval(mins => $2), used_at = used_at - make_interval(mins => $2)
     WHERE id = $1`,
    [id, minutes],
  )

describe('ADMIN-01: four eyes', () => {
  test('what one proposes another one sees as it will be done, approves, and the first one does', async () => {
    const key = crypto.randomUUID()
    const proposal = await proposed(first, { idempotencyKey: key, body: { ...refund, unknown: 'field' } })
    // As the endpoint reads it: with its defaults, and without what it does not know.
    const read = { ...refund, revokesUnits: true }
    expect(proposal).toMatchObject({
      state: 'waiting',
      body: read,
      proposed: { by: first.id, name: first.name },
    })
    expect(proposal.digest).toBe(
      requestDigest(endpoints['startRefund']!, { params: { id: orderId }, body: refund }),
    )
    expect(await codeOf(await use(first, proposal))).toBe('PROPOSAL_NOT_APPROVED')

    const approved = await approve(second, proposal)
    expect(approved.status).toBe(200)
    expect(proposalSchema.parse(await approved.json())).toMatchObject({
      state: 'approved',
      approved: { by: second.id, name: second.name },
    })
    expect(await codeOf(await use(second, proposal))).toBe('PROPOSAL_NOT_OWN')
    const used = useProposalResponse.parse(await (await use(first, proposal)).json())
    expect(used).toMatchObject({
      operation: 'startRefund',
      params: { id: orderId },
      body: read,
      withheld: [],
    })

    const caller = (await verifier.verify(first.token))!
    const purpose = { operation: 'startRefund', idempotencyKey: key, digest: proposal.digest }
    const isFor = (change: object, who = caller) =>
      verifier.verifyFourEyes(used.proof, who, { ...purpose, ...change })
    expect(await isFor({})).toBe(true)
    // Another body, key or operation, another session or person: it proves nothing.
    expect(await isFor({ digest: '0'.repeat(64) })).toBe(false)
    expect(await isFor({ idempotencyKey: crypto.randomUUID() })).toBe(false)
    expect(await isFor({ operation: 'decideRefund' })).toBe(false)
    expect(await isFor({}, { ...caller, sessionId: crypto.randomUUID() })).toBe(false)
    expect(await isFor({}, (await verifier.verify(second.token))!)).toBe(false)
    // Neither kind of proof is taken for the other.
    expect(await verifier.verifyStepUp(used.proof, caller, purpose)).toBeUndefined()
  })

  test('nobody approves their own, by no way: the table itself refuses it', async () => {
    const proposal = await proposed(first)
    expect(await codeOf(await approve(first, proposal))).toBe('PROPOSAL_OWN')
    const byHand = identity.query(
      'UPDATE proposal SET approved_by = proposed_by, approved_at = now() WHERE id = $1',
      [proposal.id],
    )
    await expect(byHand).rejects.toThrow('proposal_approved_by_another')
    const unapproved = identity.query('UPDATE proposal SET used_at = now() WHERE id = $1', [proposal.id])
    await expect(unapproved).rejects.toThrow('proposal_used_as_decided')
  })

  test('an approval wants a proof of who gives it, and of what was read', async () => {
    const proposal = await proposed(first)
    const bare = await second.browser.ask('POST', `/admin/proposals/${proposal.id}/approvals`, {
      token: second.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { digest: proposal.digest },
    })
    expect(await codeOf(bare)).toBe('STEP_UP_NEEDED')
    expect(await codeOf(await approve(second, { ...proposal, digest: '0'.repeat(64) }))).toBe(
      'PROPOSAL_CHANGED',
    )
  })

  test('after a day it can be neither approved nor done', async () => {
    const [waiting, approved] = [await proposed(first), await proposed(first)]
    expect((await approve(second, approved)).status).toBe(200)
    for (const each of [waiting, approved]) await age(24 * 60, each)
    expect(await codeOf(await approve(second, waiting))).toBe('PROPOSAL_EXPIRED')
    expect(await codeOf(await use(first, approved))).toBe('PROPOSAL_EXPIRED')
    expect(await codeOf(await refuse(second, waiting))).toBe('PROPOSAL_EXPIRED')
  })

  test('its proof can be had again for five minutes, as where an answer was lost, and then never more', async () => {
    const proposal = await proposed(first)
    await approve(second, proposal)
    const keys = []
    for (const answer of [await use(first, proposal), await use(first, proposal)])
      keys.push(useProposalResponse.parse(await answer.json()).idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    await age(6, proposal)
    expect(await codeOf(await use(first, proposal))).toBe('PROPOSAL_CLOSED')
    expect(await codeOf(await approve(third, proposal))).toBe('PROPOSAL_CLOSED')
    expect(await codeOf(await refuse(second, proposal))).toBe('PROPOSAL_CLOSED')
  })

  test('what was refused or withdrawn is not done; of two who decide at once one does', async () => {
    const refused = await proposed(first)
    expect((await refuse(second, refused)).status).toBe(200)
    expect(await codeOf(await use(first, refused))).toBe('PROPOSAL_CLOSED')
    const withdrawn = await proposed(first)
    await approve(second, withdrawn)
    expect((await refuse(first, withdrawn)).status).toBe(200)
    expect(await codeOf(await use(first, withdrawn))).toBe('PROPOSAL_CLOSED')

    const contested = await proposed(first)
    const answers = await Promise.all([approve(second, contested), approve(third, contested)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a key of a provider is in no row: whoever does it enters it once more', async () => {
    const value = 'sk-planted-0123456789abcdef'
    const proposal = await proposed(first, {
      operation: 'keepProviderKey',
      params: { name: 'TINEYE_KEY' },
      body: { value, basedOn: 3, reason: 'it leaked' },
    })
    expect(proposal).toMatchObject({
      body: { basedOn: 3, reason: 'it leaked' },
      withheld: [{ field: 'value', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/) }],
    })
    await approve(second, proposal)
    expect(useProposalResponse.parse(await (await use(first, proposal)).json())).toMatchObject({
      withheld: ['value'],
    })
    const rows = await identity.query<{ row: string }>(
      'SELECT p::text AS row FROM proposal p UNION ALL SELECT k::text FROM idempotency_key k',
    )
    expect(rows.filter(({ row }) => row.includes(value))).toEqual([])
  })

  test('one is found by its id', async () => {
    const proposal = await proposed(first)
    const answer = await second.browser.ask('GET', `/admin/proposals?search=${proposal.id}`, {
      token: second.token,
    })
    const { proposals } = listProposalsResponse.parse(await answer.json())
    expect(proposals.map(({ id }) => id)).toEqual([proposal.id])
  })

  test('an amount below the limit can be proposed: who has done much of it alone today has to', async () => {
    const proposal = await proposed(first, { body: { ...refund, amount: 3_000 } })
    expect(proposal).toMatchObject({ body: { amount: 3_000 } })
  })

  test.each([
    [
      'a gift that one gives alone',
      {
        operation: 'giveUnits',
        params: { id: crypto.randomUUID() },
        body: { unit: 'seal', quantity: 10, days: 30, reason: 'a test' },
      },
      422,
      'PROPOSAL_NOT_NEEDED',
    ],
    ['an operation that nobody approves', { operation: 'disableAccount' }, 422, 'PROPOSAL_NOT_NEEDED'],
    ['an operation that there is not', { operation: 'constructor' }, 422, 'PROPOSAL_NOT_NEEDED'],
    ['a body that the endpoint refuses', { body: { amount: 5_000 } }, 400, 'REQUEST_INVALID'],
    ['a path that the endpoint refuses', { params: { id: 'an order' } }, 400, 'REQUEST_INVALID'],
  ])('%s is not proposed', async (_, given, status, code) => {
    const answer = await propose(first, given)
    expect([answer.status, await codeOf(answer)]).toEqual([status, code])
  })

  test('a repetition is the same proposal, and one key is for one act', async () => {
    const [key, idempotencyKey] = [crypto.randomUUID(), crypto.randomUUID()]
    const ids = []
    for (const answer of [
      await propose(first, { idempotencyKey }, key),
      await propose(first, { idempotencyKey }, key),
    ])
      ids.push(proposalSchema.parse(await answer.json()).id)
    expect(new Set(ids).size).toBe(1)
    expect(await codeOf(await propose(first, { idempotencyKey }))).toBe('PROPOSAL_KEY_USED')
  })

  test('those that wait are listed a page at a time, and counted for the dashboard', async () => {
    await identity.query('DELETE FROM proposal')
    const mine = [await proposed(first), await proposed(second), await proposed(first)]
    await refuse(second, mine[0]!)
    await approve(first, mine[1]!)
    const list = async (query: string) => {
      const answer = await first.browser.ask('GET', `/admin/proposals?${query}`, { token: first.token })
      return listProposalsResponse.parse(await answer.json())
    }
    const open = await list('open=true')
    expect(open).toMatchObject({ isAlone: false, delayMinutes: 10, nextCursor: null })
    expect(open.proposals.map(({ id }) => id)).toEqual([mine[2]!.id, mine[1]!.id])
    const page = await list('limit=2')
    expect(page.proposals).toHaveLength(2)
    expect((await list(`limit=2&cursor=${page.nextCursor}`)).proposals.map(({ id }) => id)).toEqual([
      mine[0]!.id,
    ])
    const figures = await first.browser.ask('GET', '/admin/figures/identity', { token: first.token })
    expect(readFiguresResponse.parse(await figures.json()).queues).toContainEqual({
      name: 'proposals',
      waiting: 1,
    })
  })

  test('proposal, approval, refusal and use leave one entry each in the audit log', async () => {
    const acts = async (of: Administrator) => {
      const rows = await identity.query<{ payload: string }>(
        `SELECT payload::text FROM outbox WHERE name = 'identity.administrator-acted.v1' ORDER BY payload::jsonb->>'at'`,
      )
      return rows
        .map(({ payload }) => JSON.parse(payload) as { actorId: string; action: string; objectKind: string })
        .filter(({ actorId, objectKind }) => actorId === of.id && objectKind === 'proposal')
        .map(({ action }) => action)
    }
    const [one, other] = [await administrator('吳四'), await administrator('趙五')]
    const proposal = await proposed(one)
    await approve(other, proposal)
    await use(one, proposal)
    await refuse(other, await proposed(one))
    await approve(one, proposal)
    expect(await acts(one)).toEqual(['proposeAct', 'takeApproval', 'proposeAct'])
    expect(await acts(other)).toEqual(['approveProposal', 'refuseProposal'])
  })
})

describe('the only administrator', () => {
  test('waits ten minutes instead, unless there is another one, or was within a day', async () => {
    const lone = await startIdentity()
    try {
      const only = await administrator('獨一', lone)
      const one = await proposed(only)
      const refused = problemBody.parse(await (await use(only, one)).json())
      const from = new Date(Date.parse(one.proposed.at) + 10 * 60_000).toISOString()
      expect(refused).toMatchObject({ code: 'PROPOSAL_NOT_APPROVED', details: { usableFrom: from } })
      await age(10, one, lone)
      expect((await use(only, one)).status).toBe(200)

      const other = await administrator('新來', lone)
      const two = await proposed(only)
      await age(10, two, lone)
      expect(await codeOf(await use(only, two))).toBe('PROPOSAL_NOT_APPROVED')
      await lone.query('UPDATE account SET disabled_at = now() WHERE id = $1', [other.id])
      expect(await codeOf(await use(only, two))).toBe('PROPOSAL_NOT_APPROVED')
      await lone.query(`UPDATE account SET disabled_at = now() - interval '25 hours' WHERE id = $1`, [
        other.id,
      ])
      expect((await use(only, two)).status).toBe(200)
      const [row] = await lone.query('SELECT was_alone FROM proposal WHERE id = $1', [two.id])
      expect(row).toEqual({ was_alone: true })
    } finally {
      await lone.stop()
    }
  })
})
