import { until } from '../../shared/until.mjs'
import { checkPurchase } from '../../shared/check-purchase.mjs'

/** The bank charges the next month, and tells of it. */
export async function renewPlan(tools, member, bought, record) {
  const { paidUntil } = await member.buyer.call('GET', '/api/subscription', 200)
  await tools.bank.nextPeriod(bought.tradeNo, 'succeeded')
  await checkRenewal(tools, member, bought, 1, record)
  const { paidUntil: longer } = await member.buyer.call('GET', '/api/subscription', 200)
  record.same(longer > paidUntil, true, 'whether it is paid for longer')
  record.artefact('paid', `until ${longer}, before until ${paidUntil}`)
}

/** Waits for the order of a further charge, the `count`-th, and compares it. @returns it */
export async function checkRenewal(tools, { buyer, account }, { order, attempt, plan }, count, record) {
  const renewals = async () => (await buyer.orders()).filter(({ renewalOf }) => renewalOf === order.id)
  await until(async () => (await renewals()).length === count, { what: `${count} orders of renewals` })
  const [last] = await renewals()
  const renewal = await checkPurchase(
    tools,
    buyer,
    { orderId: last.id, attempt, price: plan.price.month },
    record,
  )
  const { charges } = await tools.bank.mandate(attempt)
  const paid = charges.filter((amount) => amount > 0)
  record.same(
    paid,
    Array.from({ length: count + 1 }, () => plan.price.month),
    'the charges in the provider’s books',
  )
  account.add(plan.monthlyUnits)
  await account.compare(record, 'the renewal')
  return renewal
}
