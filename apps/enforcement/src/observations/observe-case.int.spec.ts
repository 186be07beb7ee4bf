import type { ListObservationsResponse } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { CaseStage } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { pageOf, startShop, type TestShop } from './observations.harness'
import { PlanLooks } from './plan-looks'

let enforcement: RunningEnforcement
let shop: TestShop

beforeAll(async () => {
  shop = await startShop(() => undefined)
  shop.answers.set('/', pageOf('山城選物', '<h1>山城選物</h1>'))
  enforcement = await startEnforcement({ EGRESS_ALLOW: shop.host })
})
afterAll(async () => {
  await enforcement?.stop()
  await shop?.close()
})

const caseAt = async (pageUrl: string) => {
  const stage = await CaseStage.member(enforcement, 1)
  const finding = await stage.findsCopy({ pageUrl, imageUrl: `${shop.origin}/files/1.jpg` })
  const [opened] = await stage.opens(finding)
  return { stage, id: (opened as { id: string }).id }
}

interface Standing {
  state: string
  asked: boolean
  looks: number
  planned: boolean
}

async function after(id: string, isReached: (standing: Standing) => boolean): Promise<Standing> {
  await enforcement.app.get(PlanLooks).execute()
  return until(
    async () => {
      const [standing] = await enforcement.rows<Standing>(
        `SELECT state, asked_at IS NOT NULL AS asked, look_at > now() AS planned,
           (SELECT count(*)::int FROM observation WHERE case_id = takedown_case.id) AS looks
         FROM takedown_case WHERE id = $1`,
        [id],
      )
      return standing && isReached(standing) ? standing : undefined
    },
    { what: 'the case to be looked at, or its owner to be asked' },
  )
}

it('MEMBER-06: an opened case is looked at; what is gone is verified before it counts as removed', async () => {
  const { stage, id } = await caseAt(`${shop.origin}/items/41`)
  const standing = await after(id, ({ looks }) => looks > 0)
  expect(standing).toEqual({ state: 'verifying', asked: false, looks: 1, planned: true })
  const answer = await enforcement.post(`/cases/${id}/sightings`, stage.owner.token, { answer: 'gone' })
  expect(answer.status).toBe(409)
  const looks = async (token: string) => {
    const listed = await enforcement.get(`/cases/${id}/observations`, token)
    return { status: listed.status, ...((await listed.json()) as Partial<ListObservationsResponse>) }
  }
  const shown = { verdict: 'gone', countsAs: 'down', by: 'fetch', httpStatus: 404, round: 1 }
  const { data } = await looks(stage.owner.token)
  expect(data).toMatchObject({ observations: [shown], nextAt: expect.any(String) as string })
  expect((await looks((await enforcement.member()).token)).status).toBe(404)
})

it('MEMBER-06: where visits are not welcome its owner is asked, and answers once', async () => {
  const { stage, id } = await caseAt('https://www.facebook.com/photo/?fbid=1234567890')
  expect(await after(id, ({ asked }) => asked)).toMatchObject({ looks: 0, planned: true })
  const key = crypto.randomUUID()
  const say = (): Promise<Response> =>
    enforcement.post(`/cases/${id}/sightings`, stage.owner.token, { answer: 'gone' }, key)
  for (const answer of [await say(), await say()]) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ state: 'verifying' })
  }
  expect(await after(id, ({ looks }) => looks > 0)).toMatchObject({ state: 'verifying', looks: 1 })
})
