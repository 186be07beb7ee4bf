import { randomUUID } from 'node:crypto'
import {
  listCatalogueVersionsResponse,
  readCatalogueResponse,
  readUserPlanResponse,
  type ListCatalogueHoldersResponse,
  type PublishCatalogueRequest,
} from '@originseal/contracts'
import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { until } from '@originseal/testing'
import { startShop, type Buyer, type Shop } from '../payments/payments.harness'

let shop: Shop
let admin: Buyer
beforeAll(async () => {
  shop = await startShop()
  admin = await shop.buyer('admin')
})
afterAll(() => shop.stop())

const versions = async () =>
  listCatalogueVersionsResponse.parse(
    await (await shop.billing.get('/admin/catalogue/versions', admin.token)).json(),
  ).versions
const offered = async () => readCatalogueResponse.parse(await (await shop.billing.get('/catalogue')).json())
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

/** The catalogue with another price of the plan basic, by the month. */
const withBasicFor = (month: number, basedOn: number): PublishCatalogueRequest => ({
  basedOn,
  reason: '調整價格',
  plans: firstCatalogue.plans.map((plan) =>
    plan.plan === 'basic' ? { ...plan, price: { month, year: 10 * month } } : plan,
  ),
  packs: firstCatalogue.packs,
})
const publish = (request: object, key?: string) =>
  shop.post('/admin/catalogue/versions', request, admin.token, key)
const withdraw = (version: number) =>
  shop.post(`/admin/catalogue/versions/${version}/withdrawals`, { reason: '金額有誤' }, admin.token)

/** An order of the plan basic that waits for its transfer. */
async function orderBasic(buyer: Buyer): Promise<{ id: string; number: string; amount: number }> {
  const placed = await shop.post(
    '/orders',
    {
      item: { kind: 'plan', plan: 'basic', interval: 'month' },
      payment: 'transfer',
      invoice: { kind: 'person', email: 'ming@example.com' },
      startNow: true,
    },
    buyer.token,
  )
  return ((await placed.json()) as { order: { id: string; number: string; amount: number } }).order
}

async function pay(
  buyer: Buyer,
  { id, number, amount }: Awaited<ReturnType<typeof orderBasic>>,
): Promise<void> {
  await shop.post(`/admin/payments/${id}/transfers`, { amount, reference: number }, admin.token)
  const isDone = async () => (await shop.read({ id }, buyer)).state === 'fulfilled'
  await until(isDone, { what: 'the plan', within: 30_000 })
}

test('ADMIN-05: a version is published once under its key, offered at once, and the one before stays as it was', async () => {
  const key = randomUUID()
  const request = withBasicFor(650, 1)
  expect((await publish(request, key)).status).toBe(201)
  expect((await publish(request, key)).status).toBe(201)
  expect(await offered()).toMatchObject({ version: 2, plans: request.plans })
  expect(await versions()).toMatchObject([
    { version: 2, state: 'offered', publishedBy: admin.id },
    { version: 1, state: 'past', publishedBy: null, plans: firstCatalogue.plans },
  ])
  expect(await codeOf(await publish(withBasicFor(700, 1)))).toBe('CATALOGUE_CHANGED')
})

test('ADMIN-05: what was ordered at the old price is had at the old price, also if it is paid after a new one', async () => {
  const [{ version: before = 0 } = {}] = await versions()
  const buyer = await shop.buyer()
  const order = await orderBasic(buyer)
  await publish(withBasicFor(order.amount + 100, before))
  await pay(buyer, order)
  const holders = async (version: number): Promise<string[]> => {
    const path = `/admin/catalogue/holders?offer=basic&version=${version}`
    const list = (await (await shop.billing.get(path, admin.token)).json()) as ListCatalogueHoldersResponse
    return list.holders.map(({ ownerId }) => ownerId)
  }
  expect(await holders(before)).toEqual([buyer.id])
  expect(await holders(before + 1)).toEqual([])
  const counts = await shop.billing.get('/admin/catalogue/holder-counts', admin.token)
  expect(await counts.json()).toEqual({ counts: [{ offer: 'basic', version: before, count: 1 }] })
  const plan = await shop.billing.get(`/admin/users/${buyer.id}/plan`, admin.token)
  expect(readUserPlanResponse.parse(await plan.json()).subscription.plan).toBe('basic')
})

test('ADMIN-06: a pack that a version leaves out is not sold; who has bought one from the version before is listed', async () => {
  const [{ version = 0 } = {}] = await versions()
  const buyer = await shop.buyer()
  const { order } = await shop.order(buyer, 'transfer')
  await shop.post(
    `/admin/payments/${order.id}/transfers`,
    { amount: order.amount, reference: order.number },
    admin.token,
  )
  await until(async () => (await shop.read(order, buyer)).state === 'fulfilled', { what: 'the pack' })
  const packs = firstCatalogue.packs.filter(({ pack }) => pack !== 'seal-pack')
  expect((await publish({ ...withBasicFor(600, version), packs })).status).toBe(201)
  await expect(shop.order(buyer)).rejects.toThrow('ITEM_NOT_SOLD')
  const path = `/admin/catalogue/holders?offer=seal-pack&version=${version}`
  const list = (await (await shop.billing.get(path, admin.token)).json()) as ListCatalogueHoldersResponse
  expect(list.holders.map(({ ownerId }) => ownerId)).toEqual([buyer.id])
})

test('ADMIN-05: a version with a date is offered from then on; until then it can be withdrawn, and no other is published', async () => {
  const [{ version: before = 0 } = {}] = await versions()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await publish({ ...withBasicFor(800, before), offeredFrom: tomorrow })).status).toBe(201)
  expect((await offered()).version).toBe(before)
  expect(await codeOf(await publish(withBasicFor(900, before + 1)))).toBe('CATALOGUE_VERSION_PLANNED')
  expect((await withdraw(before + 1)).status).toBe(200)
  expect((await withdraw(before + 1)).status).toBe(200)
  expect(await codeOf(await withdraw(before))).toBe('CATALOGUE_VERSION_OFFERED')
  expect(await codeOf(await withdraw(999))).toBe('CATALOGUE_VERSION_NOT_FOUND')

  const past = new Date(Date.now() - 60_000).toISOString()
  expect(await codeOf(await publish({ ...withBasicFor(900, before + 1), offeredFrom: past }))).toBe(
    'CATALOGUE_DATE_PAST',
  )
  await publish({ ...withBasicFor(900, before + 1), offeredFrom: tomorrow })
  await shop.billing.rows('UPDATE catalogue_version SET offered_from = now() WHERE version = $1', [
    before + 2,
  ])
  expect((await offered()).version).toBe(before + 2)
  expect((await versions()).slice(0, 3).map(({ state }) => state)).toEqual(['offered', 'withdrawn', 'past'])
})

test('ADMIN-05: two who publish at the same time make one version; no plan may be missing, and no member may publish', async () => {
  const [{ version = 0 } = {}] = await versions()
  const both = await Promise.all([publish(withBasicFor(610, version)), publish(withBasicFor(620, version))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const incomplete = withBasicFor(1, version + 1)
  expect((await publish({ ...incomplete, plans: incomplete.plans.slice(1) })).status).toBe(400)
  expect((await publish(withBasicFor(0, version + 1))).status).toBe(400)
  const member = await shop.buyer()
  expect((await shop.post('/admin/catalogue/versions', incomplete, member.token)).status).toBe(403)
})
