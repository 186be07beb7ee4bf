import { checkPurchase } from '../../shared/check-purchase.mjs'

/**
 * A member buys Pro by the month with a card, after one that was declined.
 * @returns the order, the provider's number of the trade, and ours of the try, which is that of the mandate
 */
export async function buyPlan(tools, { buyer, account }, record) {
  const { bank } = tools
  const plan = account.plan('pro')
  const placed = await buyer.order({ kind: 'plan', plan: 'pro', interval: 'month' }, 'card')
  await bank.press(await bank.take(placed.next), 'declined')
  const failed = await buyer.orderUntil(placed.order.id, 'the refusal', ({ hasFailed }) => hasFailed)
  record.same(failed.state, 'awaiting', 'the state after the refusal')
  const again = await buyer.call('POST', `/api/orders/${failed.id}/attempts`, 201, { payment: 'card' })
  const tradeNo = await bank.take(again.next)
  await bank.press(tradeNo)
  const attempt = again.next.fields.MerchantTradeNo
  const purchase = { orderId: failed.id, attempt, price: plan.price.month }
  const order = await checkPurchase(tools, buyer, purchase, record)
  await checkPlan(buyer, 'pro', record)
  account.add(plan.monthlyUnits)
  await account.compare(record, 'the plan')
  return { order, tradeNo, attempt, plan }
}

/** @throws unless this plan runs and is paid */
export async function checkPlan(buyer, name, record) {
  const { plan, state } = await buyer.call('GET', '/api/subscription', 200)
  record.same({ plan, state }, { plan: name, state: 'active' }, 'the plan')
  record.artefact('plan', `${plan}, ${state}`)
}
