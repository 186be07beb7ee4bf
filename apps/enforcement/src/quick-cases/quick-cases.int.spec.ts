import { userErased, type ListQuickCasesResponse, type SaveQuickCaseResponse } from '@originseal/contracts'
import { CaseStage } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
})
afterAll(() => enforcement.stop())

const pageUrl = 'https://shop.example/items/quick?utm_source=mail'

async function keeper(takedowns = 0) {
  const stage = await CaseStage.member(enforcement, takedowns)
  const { token, id: ownerId } = stage.owner
  const save = async (url = pageUrl) => {
    const answer = await enforcement.post('/quick-cases', token, { pageUrl: url })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as SaveQuickCaseResponse).data.quickCase
  }
  const list = async () =>
    ((await (await enforcement.get('/quick-cases', token)).json()) as ListQuickCasesResponse).data.quickCases
  return { stage, token, ownerId, save, list }
}

test('HOME-01: a page waits, is compared, and waits for its case once a copy is found there; then it has ended', async () => {
  const { stage, token, save, list } = await keeper(1)
  const { id } = await save()
  // The same page in another spelling.
  expect((await save('https://shop.example/items/quick')).id).toBe(id)
  expect(await list()).toMatchObject([{ id, pageUrl, domain: 'shop.example' }])
  const comparison = { workId: crypto.randomUUID(), scanId: crypto.randomUUID() }
  expect((await enforcement.post(`/quick-cases/${id}/comparison`, token, comparison)).status).toBe(204)
  expect(await list()).toMatchObject([{ id, comparison }])
  const finding = await stage.findsCopy({ ...comparison, pageUrl: 'https://shop.example/items/quick' })
  expect(await list()).toMatchObject([{ id, comparison, findingId: finding.findingId }])
  await stage.opens(finding)
  expect(await list()).toEqual([])
})

test('HOME-01: one that was dismissed is gone; others’ are neither shown, compared nor dismissed', async () => {
  const { token, save, list } = await keeper()
  const { id } = await save()
  const other = await keeper()
  const comparison = { workId: crypto.randomUUID(), scanId: crypto.randomUUID() }
  const dismiss = (by: string) => enforcement.remove(`/quick-cases/${id}`, by)
  expect(await other.list()).toEqual([])
  expect((await enforcement.post(`/quick-cases/${id}/comparison`, other.token, comparison)).status).toBe(404)
  expect((await dismiss(other.token)).status).toBe(404)
  expect(await list()).toHaveLength(1)
  expect((await dismiss(token)).status).toBe(204)
  expect((await dismiss(token)).status).toBe(404)
  expect(await list()).toEqual([])
})

test('HOME-01: what is no page on the web is refused; an erasure leaves nothing', async () => {
  const { token, ownerId, save, list } = await keeper()
  expect((await enforcement.post('/quick-cases', token, { pageUrl: 'javascript:alert(1)' })).status).toBe(400)
  await save()
  await enforcement.tell(userErased, { userId: ownerId, erasedAt: new Date().toISOString() })
  expect(await list()).toEqual([])
})
