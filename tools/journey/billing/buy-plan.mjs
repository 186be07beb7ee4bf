import { AccountOfUnits } from './account-of-units.mjs'
import { Buyer } from './buyer.mjs'
import { checkPurchase } from './check-purchase.mjs'

/** A member buys Pro by the month with a card, after one that was declined, and rescinds within the cooling-off period. */
export async function buyPlan({ origin, seed }, tools, record) {
  const { bank } = tools
  const buyer = await Buyer.register(origin, seed + 1, 'member')
  const account = new AccountOfUnits(buyer)
  await record.step('Another member registers', () => account.begin(record))
  const pro = account.plan('pro')
  const order = await record.step(
    'Pro by the month: a card that is declined, then one that is not',
    async () => {
      const placed = await buyer.order({ kind: 'plan', plan: 'pro', interval: 'month' }, 'card')
      await bank.press(await bank.take(placed.next), 'declined')
      const failed = await buyer.orderUntil(placed.order.id, 'the refusal', ({ hasFailed }) => hasFailed)
      record.same(failed.state, 'awaiting', 'the state after the refusal')
      const again = await buyer.call('POST', `/api/orders/${failed.id}/attempts`, 201, { payment: 'card' })
      await bank.press(await bank.take(again.next))
      const attempt = again.next.fields.MerchantTradeNo
      const purchase = { orderId: failed.id, attempt, price: pro.price.month }
      return checkPurchase(tools, buyer, purchase, record)
    },
  )
  await record.step('What the plan brings', () => checkPlan(buyer, account, pro, record))
  await record.step('The member rescinds', () => rescind(tools, buyer, account, order, record))
}

async function checkPlan(buyer, account, pro, record) {
  const { plan, state } = await buyer.call('GET', '/api/subscription', 200)
  record.same({ plan, state }, { plan: 'pro', state: 'active' }, 'the plan')
  account.add(pro.monthlyUnits)
  await account.compare(record, 'the plan')
}

/** Nothing of the plan was used: all of the money comes back, the invoice is void, the units are gone, and the free plan begins. */
async function rescind({ bank }, buyer, account, { id, number, amount }, record) {
  const quote = await buyer.call('GET', `/api/orders/${id}/refund-quote`, 200)
  record.same([quote.kind, quote.amount, quote.deductions], ['cooling-off', amount, []], 'the quote')
  await buyer.call('POST', `/api/orders/${id}/refunds`, 201, { reason: '試過之後覺得不需要' })
  const order = await buyer.orderUntil(id, 'the refund', ({ state }) => state === 'refunded')
  record.same(order.refunded, amount, 'what came back')
  record.artefact('refund', `NT$${order.refunded} of NT$${amount}`)
  await buyer.orderUntil(id, 'the invoice to be void', ({ invoice }) => invoice.isVoid)
  record.same((await bank.invoice(number)).isVoid, true, 'the invoice in its issuer’s books')
  const { plan } = await buyer.call('GET', '/api/subscription', 200)
  record.same(plan, 'free', 'the plan after the refund')
  account.add(account.plan('pro').monthlyUnits, -1)
  account.add(account.plan('free').monthlyUnits)
  await account.compare(record, 'the refund')
}
