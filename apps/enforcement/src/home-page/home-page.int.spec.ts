import type { CaseView, ReadVictoriesResponse } from '@originseal/contracts'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement({ METRICS: 'counted' })
  await holdChecks(enforcement)
})
afterAll(() => enforcement.stop())

const victories = async () =>
  (await (await enforcement.get('/public/victories')).json()) as ReadVictoriesResponse
const metrics = async (): Promise<unknown> => (await enforcement.get('/public/metrics')).json()

async function openedCase(pageUrl = `https://www.ruten.com.tw/item/2${Date.now()}/`) {
  const stage = await CaseStage.member(enforcement, 1)
  const copy = await stage.findsCopy({ pageUrl })
  await stage.sealsWork(copy.workId, '晨光')
  const [opened] = await stage.opens(copy)
  const { id, number } = opened as { id: string; number: string }
  await stage.openedAgo(id, 40)
  const publish = (isPublic: boolean) =>
    enforcement.post(`/cases/${id}/publication`, stage.owner.token, { isPublic })
  return { stage, id, number, publish }
}

async function isRemoved(
  { stage, id }: Awaited<ReturnType<typeof openedCase>>,
  confirmedBy = 'visits',
): Promise<void> {
  await stage.happens(id, 'checks-passed', 38)
  await stage.happens(id, 'dispatched', 37)
  await stage.happens(id, 'seems-down', 1)
  const firstDownAt = new Date(Date.now() - 3_600_000).toISOString()
  await stage.happens(id, 'down-confirmed', 0, { firstDownAt, confirmedBy })
}

test('HOME-11, HOME-12: a removal counts, and is shown once its owner agrees, as long as it lasts', async () => {
  expect(await metrics()).toMatchObject({ casesTakedown: 0, isEstimate: false })
  const taken = await openedCase()
  const early = await taken.publish(true)
  expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([409, 'CASE_STATE_CHANGED'])

  await isRemoved(taken)
  expect(await metrics()).toMatchObject({ casesTakedown: 1, creatorsProtected: 1 })
  expect(await victories()).toEqual({ items: [], showsSamples: true })

  const view = (await (await taken.publish(true)).json()) as CaseView
  expect(view).toMatchObject({ isPublic: true, stage: 4 })
  expect(view.timeLine.at(-1)).toMatchObject({ kind: 'published', by: 'owner', stateAfter: null })
  const { items } = await victories()
  expect(items).toEqual([
    { caseId: taken.number, platform: 'ruten', ttrHours: 36, removedAt: expect.any(String) },
  ])

  await taken.stage.happens(taken.id, 'up-again')
  expect((await victories()).items).toEqual([])
  expect(await metrics()).toMatchObject({ casesTakedown: 0 })
})

test('HOME-12: what was agreed to is taken back at any time', async () => {
  const taken = await openedCase()
  await isRemoved(taken)
  await taken.publish(true)
  expect((await victories()).items).toHaveLength(1)
  expect(await (await taken.publish(false)).json()).toMatchObject({ isPublic: false })
  expect((await victories()).items).toEqual([])
})

test('HOME-11, HOME-12: what only its claimant has seen, or happened in the demonstration, is not counted nor shown', async () => {
  const before = await metrics()
  const seen = await openedCase()
  await isRemoved(seen, 'claimant')
  const demonstration = await openedCase('http://localhost:8090/shops/1/items/77')
  await isRemoved(demonstration)
  for (const taken of [seen, demonstration]) {
    expect((await taken.publish(true)).status).toBe(409)
    const view = (await (await taken.stage.read(taken.id)).json()) as CaseView
    expect(view).toMatchObject({ canBePublic: false, isPublic: false, state: 'removed' })
  }
  expect(await metrics()).toMatchObject({
    casesTakedown: (before as { casesTakedown: number }).casesTakedown,
  })
  const both = await openedCase('https://www.ruten.com.tw/item/22000000900001/')
  await isRemoved(both, 'claimant-and-platform')
  expect((await both.publish(true)).status).toBe(200)
  expect((await victories()).items.map(({ caseId }) => caseId)).toEqual([both.number])
})
