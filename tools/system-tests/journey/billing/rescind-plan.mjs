import { until } from '../../shared/until.mjs'
import { checkPlan } from './buy-plan.mjs'
import { checkCorrection } from '../../shared/check-purchase.mjs'
import { checkMails } from '../../shared/mails.mjs'

/**
 * Within the cooling-off period, and nothing of the plan was used: all of the money comes back, the invoice is void, the
 * units are gone, the card is charged no more, and the free plan follows, whose month was granted at the registration.
 */
export async function rescindPlan(
  tools,
  { buyer, account },
  { order: { id, amount }, attempt, plan },
  record,
) {
  const quote = await buyer.call('GET', `/api/orders/${id}/refund-quote`, 200)
  record.same([quote.kind, quote.amount, quote.deductions], ['cooling-off', amount, []], 'the quote')
  await buyer.call('POST', `/api/orders/${id}/refunds`, 201, { reason: '試過之後覺得不需要' })
  const order = await buyer.orderUntil(id, 'the refund', ({ state }) => state === 'refunded')
  record.same(order.refunded, amount, 'what came back')
  record.artefact('refund', `NT$${order.refunded} of NT$${amount}`)
  await checkCorrection(tools, buyer, order, record)
  await until(async () => !(await tools.bank.mandate(attempt)).isRunning, { what: 'the end of the mandate' })
  const told = { what: 'about the refund', texts: [order.number] }
  await checkMails(tools.mails, buyer.email, told, record)
  await checkPlan(buyer, 'free', record)
  account.add(plan.monthlyUnits, -1)
  await account.compare(record, 'the refund')
}
