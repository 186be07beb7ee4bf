import { until } from '../../shared/until.mjs'
import { Buyer } from '../../shared/buyer.mjs'
import { checkPlan } from './buy-plan.mjs'
import { checkMails } from '../../shared/mails.mjs'
import { checkRenewal } from './renew-plan.mjs'

const failureMail = { what: 'about the failed charge', texts: ['扣款失敗', 'could not be charged'] }

/**
 * A charge fails, of which the provider tells nobody who does not ask. An administrator does; the member is told, keeps the
 * plan, and lets the card be charged again.
 */
export async function mendCharge(tools, member, bought, record) {
  const { buyer, account, administrator } = member
  const subscription = () => buyer.call('GET', '/api/subscription', 200)
  await tools.bank.nextPeriod(bought.tradeNo, 'failed')
  const { email, password } = administrator
  const office = await Buyer.logIn(buyer.origin, email, password)
  await office.call('POST', `/api/admin/payments/${bought.order.id}/inquiries`, 202)
  await until(async () => (await subscription()).state === 'past-due', { what: 'the plan to be past due' })
  const { plan, pastDue } = await subscription()
  record.same(plan, 'pro', 'the plan while it is past due')
  record.artefact('past due', `${pastDue.since}, goes on until ${pastDue.until}`)
  await checkMails(tools.mails, buyer.email, failureMail, record)
  await account.compare(record, 'the failed charge')
  await buyer.call('POST', '/api/subscription/retries', 202)
  await until(async () => (await subscription()).state === 'active', { what: 'the plan to be paid again' })
  await checkRenewal(tools, member, bought, 2, record)
  await checkPlan(buyer, 'pro', record)
}
