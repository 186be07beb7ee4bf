import { until } from '../../chaos/until.mjs'
import { checkPlan } from './buy-plan.mjs'
import { checkCorrection, checkPurchase } from './check-purchase.mjs'

/** Elite in place of Pro: paid whole, what is not used of Pro comes back, and its card is charged no more. */
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
  const last = (await buyer.orders()).find(({ renewalOf }) => renewalOf === order.id)
  const returned = await buyer.orderUntil(last.id, 'what is not used', ({ refunded }) => refunded > 0)
  // The charge was for a month that has not begun: no second of it is used, however late it is paid.
  record.same([returned.refunded, replaces.refund], [pro.price.month, pro.price.month], 'what came back')
  record.artefact('refund', `NT$${returned.refunded} of NT$${returned.amount}`)
  await checkCorrection(tools, buyer, returned, record)
  account.add(pro.monthlyUnits, -1)
  account.add(elite.monthlyUnits)
  await account.compare(record, 'the larger plan')
  return { order: larger, attempt: number, plan: elite }
}
