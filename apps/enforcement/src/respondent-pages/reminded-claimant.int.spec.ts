import { objectionWaiting, offerWaiting, paymentWaiting } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { until } from '@originseal/testing'
import { DataSource } from 'typeorm'
import { holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { ClaimantReminders1700000130000 } from '../migrations/1700000130000-claimant-reminders'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { RecordStep } from '../negotiations/record-step'
import { termsHashOf } from '../negotiations/settlement-terms'
import { RespondentStage } from './respondent-stage.harness'

let enforcement: RunningEnforcement
let door: RespondentStage
beforeAll(async () => {
  enforcement = await startEnforcement()
  door = new RespondentStage(enforcement, await enforcement.app.getUrl())
  await holdChecks(enforcement)
}, 120_000)
afterAll(() => enforcement.stop())

const terms = {
  version: 1,
  removeBy: null,
  amountTwd: 3000,
  payBy: '2999-12-20',
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const
const termsHash = termsHashOf(terms)
const reminders = "kind = 'negotiations.remind-claimant' AND key LIKE $1 || ':%'"

/** Days until the claimant is to be reminded. */
async function planned(caseId: string): Promise<number[]> {
  const rows = await enforcement.rows<{ days: number }>(
    `SELECT round(extract(epoch FROM due_at - now()) / 86400)::int AS days FROM job WHERE ${reminders}`,
    [caseId],
  )
  return rows.map(({ days }) => days)
}

/** Lets the time come in which the claimant is reminded. */
async function comes(caseId: string): Promise<void> {
  await enforcement.rows(`UPDATE job SET due_at = now() WHERE ${reminders}`, [caseId])
  await until(async () => (await planned(caseId)).length === 0, { what: 'the reminder to be looked at' })
}

async function told(caseId: string, { name }: { readonly name: string }) {
  const rows = await enforcement.rows<{ payload: string }>(
    'SELECT payload FROM outbox WHERE name = $1 AND key = $2',
    [name, caseId],
  )
  return rows.map(({ payload }) => JSON.parse(payload) as { standsFrom?: unknown })
}

/** @returns what pauses a negotiation, or lets it go on */
async function administrator(caseId: string) {
  const { token } = await enforcement.member('admin')
  const reason = 'Threats were reported.'
  return (what: 'freezes' | 'unfreezes') =>
    enforcement.prove(`/admin/cases/${caseId}/negotiation/${what}`, token, { reason })
}

/** As if a pause had begun earlier by so much. */
const pausedBefore = (caseId: string, earlier: string) =>
  enforcement.rows('UPDATE negotiation SET frozen_at = frozen_at - $2::interval WHERE case_id = $1', [
    caseId,
    earlier,
  ])

const anOffer = { do: 'offer', removeBy: '', amountTwd: '0', credit: '', days: '7' }
/** As if the other side had made its offer earlier by so much. */
const offeredBefore = (caseId: string, earlier: string) =>
  enforcement.rows(
    `UPDATE negotiation SET since = since - $2::interval, offer = jsonb_set(offer, '{expiresAt}',
       to_jsonb((offer ->> 'expiresAt')::timestamptz - $2::interval))
     WHERE case_id = $1`,
    [caseId, earlier],
  )

const objection = { do: 'answer', answer: 'licensed', text: 'By the agency, in May.' }

async function settled() {
  const negotiated = await door.negotiate()
  const { caseId, act } = negotiated
  const { app } = enforcement
  const respond = (step: NegotiationStep) =>
    app.get(Transaction).run((tx) => app.get(RecordStep).execute(tx, caseId, step))
  await respond({ kind: 'message', by: 'respondent', text: '您好' })
  await act({ act: 'offer', terms, days: 14 })
  await respond({ kind: 'accepted', by: 'respondent', number: 1, termsHash })
  await respond({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
  await act({ act: 'sign', termsHash, signedName: '林小原', acceptsRespondent: true })
  await respond({ kind: 'paid', by: 'respondent', text: null })
  return Object.assign(negotiated, { respond })
}

describe('MEMBER-07: the claimant is reminded', () => {
  it('once of an objection, two days before their time to answer is over; evidence begins it anew', async () => {
    const { page, caseId } = await door.negotiate()
    await door.fillIn(page, objection)
    expect(await planned(caseId)).toEqual([5])
    await comes(caseId)
    expect(await told(caseId, objectionWaiting)).toMatchObject([{ standsFrom: null }])
    await door.fillIn(page, { do: 'message', text: 'Hello?' })
    expect(await planned(caseId)).toEqual([])

    await door.sendPicture(page)
    await door.sendPicture(page)
    expect(await planned(caseId)).toEqual([5])
    await comes(caseId)
    expect(await told(caseId, objectionWaiting)).toMatchObject([
      { standsFrom: null },
      { standsFrom: expect.any(String) as string },
    ])
  })

  it('of no objection that was answered, or that has ended with its case', async () => {
    const [denied, withdrawn] = [await door.negotiate(), await door.negotiate()]
    for (const { page } of [denied, withdrawn]) {
      await door.fillIn(page, objection)
      await door.sendPicture(page)
    }
    await denied.act({ act: 'deny-dispute', text: '範圍不同' })
    expect((await enforcement.post(`/cases/${withdrawn.caseId}/withdrawal`, withdrawn.token)).status).toBe(
      200,
    )
    for (const { caseId } of [denied, withdrawn]) {
      await comes(caseId)
      expect(await told(caseId, objectionWaiting)).toEqual([])
    }
  })

  it('once of a payment that the other side says it has made', async () => {
    const { caseId } = await settled()
    expect(await planned(caseId)).toEqual([5])
    await comes(caseId)
    expect(await told(caseId, paymentWaiting)).toHaveLength(1)
    expect(await told(caseId, objectionWaiting)).toEqual([])
  })

  it('of no payment that was confirmed, and of a denied one when it is said again', async () => {
    const [confirmed, denied] = [await settled(), await settled()]
    await confirmed.act({ act: 'confirm-payment' })
    await comes(confirmed.caseId)
    expect(await told(confirmed.caseId, paymentWaiting)).toEqual([])
    await denied.act({ act: 'deny-payment', text: '帳戶沒有這筆款項' })
    await comes(denied.caseId)
    expect(await told(denied.caseId, paymentWaiting)).toEqual([])
    await denied.respond({ kind: 'paid', by: 'respondent', text: null })
    await comes(denied.caseId)
    expect(await told(denied.caseId, paymentWaiting)).toHaveLength(1)
  })

  it('not while it is paused: later by as long as that lasts', async () => {
    const { caseId } = await settled()
    const administrate = await administrator(caseId)
    /** Earlier than it was by so much. */
    const said = (earlier: string) =>
      enforcement.rows(
        `UPDATE negotiation SET agreement = jsonb_set(agreement, '{payment,saidAt}',
           to_jsonb((agreement #>> '{payment,saidAt}')::timestamptz - $2::interval))
         WHERE case_id = $1`,
        [caseId, earlier],
      )
    await administrate('freezes')
    await comes(caseId)
    expect(await told(caseId, paymentWaiting)).toEqual([])
    // It was said three days ago, and paused two days ago.
    await said('3 days')
    await pausedBefore(caseId, '2 days')
    await administrate('unfreezes')
    expect(await planned(caseId)).toEqual([4])
    await comes(caseId)
    expect(await told(caseId, paymentWaiting)).toHaveLength(1)
    // Paused after that day, they are not told again.
    await said('5 days')
    await administrate('freezes')
    await administrate('unfreezes')
    expect(await planned(caseId)).toEqual([])
  })

  it('of an offer that waits, and of none that was decided about', async () => {
    const [waiting, decided] = [await door.negotiate(), await door.negotiate()]
    for (const { page } of [waiting, decided]) await door.fillIn(page, anOffer)
    const { offer } = await door.read(decided.at, decided.token)
    await decided.act({ act: 'decline', number: offer?.number, termsHash: offer?.termsHash })
    for (const { caseId } of [waiting, decided]) {
      expect(await planned(caseId)).toEqual([5])
      await comes(caseId)
    }
    expect(await told(waiting.caseId, offerWaiting)).toHaveLength(1)
    expect(await told(decided.caseId, offerWaiting)).toEqual([])
  })

  it('of an offer later by as long as a pause lasts, and once all the same', async () => {
    const { page, caseId } = await door.negotiate()
    await door.fillIn(page, anOffer)
    const administrate = await administrator(caseId)
    await administrate('freezes')
    await comes(caseId)
    expect(await told(caseId, offerWaiting)).toEqual([])
    await offeredBefore(caseId, '3 days')
    await pausedBefore(caseId, '2 days')
    await administrate('unfreezes')
    expect(await planned(caseId)).toEqual([4])
    await comes(caseId)
    expect(await told(caseId, offerWaiting)).toHaveLength(1)
    // Paused after that day, they are not told again.
    await offeredBefore(caseId, '5 days')
    await administrate('freezes')
    await administrate('unfreezes')
    expect(await planned(caseId)).toEqual([])
  })

  it('of an offer and of an objection, each by itself', async () => {
    const { page, caseId } = await door.negotiate()
    await door.fillIn(page, objection)
    await door.fillIn(page, anOffer)
    expect(await planned(caseId)).toEqual([5, 5])
    await comes(caseId)
    expect(await told(caseId, objectionWaiting)).toHaveLength(1)
    expect(await told(caseId, offerWaiting)).toHaveLength(1)
  })

  it('of what was planned by an earlier version', async () => {
    const [offered, objected] = [await door.negotiate(), await door.negotiate()]
    await door.fillIn(offered.page, anOffer)
    await door.fillIn(objected.page, objection)
    const runner = enforcement.app.get(DataSource).createQueryRunner()
    const migration = new ClaimantReminders1700000130000()
    await migration.down(runner)
    const kinds = await enforcement.rows<{ kind: string }>(
      'SELECT kind FROM job WHERE key = ANY($1) ORDER BY 1',
      [[offered.caseId, objected.caseId]],
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['negotiations.remind-claimant', 'negotiations.remind-of-offer']),
    )
    await migration.up(runner)
    await runner.release()
    await comes(offered.caseId)
    await comes(objected.caseId)
    expect(await told(offered.caseId, offerWaiting)).toHaveLength(1)
    expect(await told(objected.caseId, objectionWaiting)).toHaveLength(1)
  })
})
