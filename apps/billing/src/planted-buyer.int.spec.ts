import { userErased } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startInvoiceDouble, type InvoiceDouble } from './payments/invoices/invoice-double.fixture'
import { startShop, type Buyer, type Shop } from './payments/payments.harness'

const planted = {
  email: 'planted.buyer@example.tw',
  carrier: '/PLANT3D',
  account: '90071992547409',
  holder: '種樹的人',
}

let invoices: InvoiceDouble
let shop: Shop
const logged: string[] = []
beforeAll(async () => {
  const keep = (text: string | Uint8Array): boolean => logged.push(String(text)) > 0
  jest.spyOn(process.stdout, 'write').mockImplementation(keep)
  jest.spyOn(process.stderr, 'write').mockImplementation(keep)
  invoices = await startInvoiceDouble()
  shop = await startShop({ INVOICE_PROVIDER_URL: invoices.url, LOG_LEVEL: 'debug' })
})
afterAll(async () => {
  await shop.stop()
  await invoices.close()
  jest.restoreAllMocks()
})

/** The tables with a row in which something planted can be read. */
async function tablesWithPlanted(): Promise<string[]> {
  const tables = await shop.billing.rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const patterns = Object.values(planted).map((each) => `%${each}%`)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const sql = `SELECT count(*)::int AS count FROM "${name}" t WHERE t::text LIKE ANY($1)`
      const [row] = await shop.billing.rows<{ count: number }>(sql, [patterns])
      return row?.count ? [name] : []
    }),
  )
  return found.flat()
}

/** Seals that a transfer has paid, with an invoice; the buyer then wants the money back, to an account of theirs. */
async function buyAndRescind(buyer: Buyer): Promise<void> {
  const admin = await shop.buyer('admin')
  const carrier = { type: 'phone', number: planted.carrier }
  const placed = await shop.post(
    '/orders',
    {
      item: { kind: 'pack', pack: 'seal-pack' },
      payment: 'transfer',
      invoice: { kind: 'person', email: planted.email, carrier },
      startNow: false,
    },
    buyer.token,
  )
  const { order } = (await placed.json()) as { order: { id: string; number: string; amount: number } }
  const transfer = { amount: order.amount, reference: order.number }
  await shop.post(`/admin/payments/${order.id}/transfers`, transfer, admin.token)
  const read = () => shop.read(order, buyer)
  await until(async () => (await read()).invoice !== undefined, { what: 'the invoice', within: 30_000 })
  await shop.billing.rows('DELETE FROM unit_spender')
  const account = { bankCode: '812', account: planted.account, holder: planted.holder }
  const asked = await shop.post(`/orders/${order.id}/refunds`, { reason: '不需要了', account }, buyer.token)
  expect(asked.status).toBe(201)
  const refund = (await asked.json()) as { id: string }
  const waits = async () => (await read()).refund?.state === 'awaiting-transfer'
  await until(waits, { what: 'the refund to wait for a transfer', within: 30_000 })
  const back = { reference: 'BACK-0001' }
  expect((await shop.post(`/admin/refunds/${refund.id}/transfers`, back, admin.token)).status).toBe(200)
  const isVoid = async () => (await read()).invoice?.isVoid === true
  await until(isVoid, { what: 'the invoice to be void', within: 30_000 })
}

test('W14: a buyer’s address, carrier and account are in no log and no fact, in the order alone until it is erased', async () => {
  const buyer = await shop.buyer()
  await buyAndRescind(buyer)
  // The invoice's address stays for its allowances, as long as there is an account.
  expect(await tablesWithPlanted()).toEqual(['purchase_order'])
  await shop.billing.tell(userErased, { userId: buyer.id, erasedAt: new Date().toISOString() })
  await until(async () => (await tablesWithPlanted()).length === 0, { what: 'the buyer to be forgotten' })
  const text = logged.join('')
  expect(text).toContain('refund')
  expect(Object.values(planted).filter((each) => text.includes(each))).toEqual([])
}, 90_000)
