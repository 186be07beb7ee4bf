import { until } from '../../shared/until.mjs'
import { checkPlan } from './buy-plan.mjs'
import { checkCorrection, checkPurchase } from '../../shared/check-purchase.mjs'

/** Elite in place of Pro: paid whole, what is not used of each payment for Pro comes back, and its card is charged no more. */
export async function upgradePlan(tools, { buyer, account }, { order, attempt }, record) {
  const { bank } = tools
  const [pro, elite] = [account.plan('pro'), account.plan('elite')]
  const item = { kind: 'plan', plan: 'elite', interval: 'month' }
  const { replaces } = await buyer.call('POST', '/api/orders/quotes', 200, { item, payment: 'card' })
  record.same(replaces.plan, 'pro', 'the plan that is replaced')
  const placed = await buyer.order(item, 'card')
  await bank.press(await bank.take(placed.next))
  const number = placed.next.fields.MerchantTradeNo
  const purchase = { orderId: placed.order.id, attempt: number, price: elite.price.month }
  const larger = await checkPurchase(tools, buyer, purchase, record)
  await checkPlan(buyer, 'elite', record)
  await until(async () => !(await bank.mandate(attempt)).isRunning, { what: 'the end of the old mandate' })
  record.artefact('old mandate', 'ended in the provider’s books')
  const returned = await unusedTime(tools, buyer, order, pro.price.month, record)
  const sum = returned.reduce((total, { refunded }) => total + refunded, 0)
  record.same(replaces.refund, sum, 'what was said to come back')
  // With the money of a payment go the units that it brought.
  account.add(pro.monthlyUnits, -returned.length)
  account.add(elite.monthlyUnits)
  await account.compare(record, 'the larger plan')
  return { order: larger, attempt: number, plan: elite }
}

/** Each payment for the old plan gives back what is not used of it. @returns their orders, newest first */
async function unusedTime(tools, buyer, first, price, record) {
  const paid = (await buyer.orders()).filter(({ id, renewalOf }) => id === first.id || renewalOf === first.id)
  const returned = []
  for (const { id } of paid) {
    const order = await buyer.orderUntil(id, 'what is not used', ({ refunded }) => refunded > 0)
    // Some seconds of the first month are used, and it is rounded down; no second of the months charged ahead is.
    record.same(order.refunded, id === first.id ? price - 1 : price, 'what came back')
    record.artefact('refund', `NT$${order.refunded} of NT$${order.amount}`)
    await checkCorrection(tools, buyer, order, record)
    returned.push(order)
  }
  return returned
}
