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

async function openedCase() {
  const stage = await CaseStage.member(enforcement, 1)
  const copy = await stage.findsCopy({ pageUrl: `https://www.ruten.com.tw/item/${Date.now()}/` })
  await stage.sealsWork(copy.workId, '晨光')
  const [opened] = await stage.opens(copy)
  const { id, number } = opened as { id: string; number: string }
  await stage.openedAgo(id, 40)
  const publish = (isPublic: boolean) =>
    enforcement.post(`/cases/${id}/publication`, stage.owner.token, { isPublic })
  return { stage, id, number, publish }
}

async function isRemoved({ stage, id }: Awaited<ReturnType<typeof openedCase>>): Promise<void> {
  await stage.happens(id, 'checks-passed', 38)
  await stage.happens(id, 'dispatched', 37)
  await stage.happens(id, 'seems-down', 1)
  const firstDownAt = new Date(Date.now() - 3_600_000).toISOString()
  await stage.happens(id, 'down-confirmed', 0, { firstDownAt })
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
