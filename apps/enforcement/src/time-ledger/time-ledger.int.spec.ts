import type { ReadTimeLedgerResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { RecordStep } from '../negotiations/record-step'
import { fromCsv } from './ledger-row.rules'
import { falseClaimsOf } from './ledger-rows.rules'
import { platformTimesOf } from './platform-times.rules'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
})
afterAll(() => enforcement.stop())

/** A case that was filed 37 hours ago. */
async function filedCase(stage: CaseStage, pageUrl: string): Promise<string> {
  const copy = await stage.findsCopy({ pageUrl, seller: 'seller-Pw3Rd' })
  await stage.sealsWork(copy.workId, '晨光')
  const [opened] = await stage.opens(copy)
  const id = opened?.id ?? ''
  await stage.openedAgo(id, 40)
  await stage.happens(id, 'checks-passed', 38)
  await stage.happens(id, 'dispatched', 37)
  return id
}

test('the public ledger is calculated from its rows, which name no case, person or address and no demonstration', async () => {
  const stage = await CaseStage.member(enforcement, 12)
  for (let item = 0; item < 10; item++) {
    const id = await filedCase(stage, `https://www.ruten.com.tw/item/2200000002144${item}/`)
    if (item > 5) continue
    await stage.happens(id, 'acknowledged', 36)
    await stage.happens(id, 'seems-down', 30 - item)
    const firstDownAt = new Date(Date.now() - (30 - item) * 3_600_000).toISOString()
    await stage.happens(id, 'down-confirmed', 2, { firstDownAt })
  }
  await filedCase(stage, 'http://localhost:8090/shops/1/items/1')
  const unfiled = await stage.findsCopy({ pageUrl: 'https://www.ruten.com.tw/item/22000000000999/' })
  await stage.opens(unfiled)

  const answer = await enforcement.get('/public/time-ledger')
  const { data } = (await answer.json()) as ReadTimeLedgerResponse
  expect(data.platforms).toEqual([
    {
      platform: 'ruten',
      filed: 10,
      open: 4,
      seenByClaimant: 0,
      figures: expect.objectContaining({
        medianHours: 11,
        p90Hours: null,
        acknowledged: 0.6,
        stillDownAfterDays: { 1: 1, 7: 1, 30: 1 },
      }) as unknown,
    },
  ])
  expect(data.falseClaims).toBeNull()

  const file = await enforcement.get('/public/time-ledger/rows')
  expect(file.headers.get('content-type')).toContain('text/csv')
  const csv = await file.text()
  expect(platformTimesOf(fromCsv(csv))).toEqual(data.platforms)
  expect(falseClaimsOf(fromCsv(csv))).toEqual(data.falseClaims)
  for (const secret of [stage.owner.id, 'seller-Pw3Rd', 'ruten.com.tw', 'ZK-', '晨光'])
    expect(csv).not.toContain(secret)
}, 60_000)

test('a claim whose owner has accepted an objection counts as wrong, though the copy is gone; one that was only taken back does not', async () => {
  const stage = await CaseStage.member(enforcement, 2)
  const decidedOf = async (item: number, end: (caseId: string) => Promise<unknown>) => {
    const before = await decisions()
    const id = await filedCase(stage, `https://shopee.tw/product/8144/9000${item}`)
    await stage.happens(id, 'seems-down', 30)
    const firstDownAt = new Date(Date.now() - 30 * 3_600_000).toISOString()
    await stage.happens(id, 'down-confirmed', 2, { firstDownAt })
    await end(id)
    const after = await decisions()
    return after.filter((each) => each === 'wrong').length - before.filter((each) => each === 'wrong').length
  }
  const decisions = async () => {
    const csv = await (await enforcement.get('/public/time-ledger/rows')).text()
    return fromCsv(csv).map(({ decided }) => decided)
  }
  const { token } = stage.owner
  const concedes = async (caseId: string) => {
    await enforcement.post(`/cases/${caseId}/negotiation`, token, { claimantName: '林小原' })
    await enforcement.app
      .get(Transaction)
      .run((tx) =>
        enforcement.app
          .get(RecordStep)
          .execute(tx, caseId, { kind: 'own-work', by: 'respondent', text: '2023 年的原稿' }),
      )
    const answer = await enforcement.post(`/cases/${caseId}/negotiation/acts`, token, {
      act: 'accept-dispute',
    })
    expect(answer.status).toBe(200)
  }
  const withdraws = (caseId: string) => enforcement.post(`/cases/${caseId}/withdrawal`, token, undefined)
  expect([await decidedOf(1, concedes), await decidedOf(2, withdraws)]).toEqual([1, 0])
}, 60_000)
