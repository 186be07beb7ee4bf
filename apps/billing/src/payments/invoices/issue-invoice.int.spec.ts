import { until } from '@originseal/testing'
import { packPrice, startShop, type Shop } from '../payments.harness'
import { startInvoiceDouble, type InvoiceDouble } from './invoice-double.fixture'

let shop: Shop
let invoices: InvoiceDouble
beforeAll(async () => {
  invoices = await startInvoiceDouble()
  shop = await startShop({ INVOICE_PROVIDER_URL: invoices.url })
})
afterAll(async () => {
  await shop.stop()
  await invoices.close()
})
beforeEach(() => {
  invoices.fault = 'none'
})

/** An order that is paid by transfer. */
async function paidOrder() {
  const [buyer, admin] = [await shop.buyer(), await shop.buyer('admin')]
  const { order } = await shop.order(buyer, 'transfer')
  const transfer = { amount: packPrice, reference: order.number }
  await shop.post(`/admin/payments/${order.id}/transfers`, transfer, admin.token)
  return { order, read: () => shop.read(order, buyer) }
}
const invoiceOf = ({ read }: Awaited<ReturnType<typeof paidOrder>>) =>
  until(async () => (await read()).invoice !== undefined, { what: 'the invoice', within: 30_000 })

test('a paid order has an invoice, which its buyer sees', async () => {
  const paid = await paidOrder()
  await invoiceOf(paid)
  expect((await paid.read()).invoice).toEqual({
    number: invoices.issued.get(paid.order.number),
    randomNumber: '1234',
    issuedAt: '2026-11-22T04:00:00.000Z',
    isVoid: false,
    allowed: 0,
  })
})

test('an invoice whose answer was lost is found, not issued again', async () => {
  invoices.fault = 'answer-lost'
  const paid = await paidOrder()
  await until(async () => invoices.issued.has(paid.order.number), { what: 'the invoice to be issued' })
  invoices.fault = 'none'
  await invoiceOf(paid)
  expect((await paid.read()).invoice?.number).toBe(invoices.issued.get(paid.order.number))
})

test('while the interface is away the order is fulfilled and its invoice waits', async () => {
  invoices.fault = 'away'
  const paid = await paidOrder()
  expect(await paid.read()).toMatchObject({ state: 'fulfilled' })
  expect((await paid.read()).invoice).toBeUndefined()
  invoices.fault = 'none'
  await invoiceOf(paid)
})
