import { AccountOfUnits } from './account-of-units.mjs'
import { Buyer } from '../../shared/buyer.mjs'
import { buyPlan } from './buy-plan.mjs'
import { mendCharge } from './mend-charge.mjs'
import { renewPlan } from './renew-plan.mjs'
import { rescindPlan } from './rescind-plan.mjs'
import { takePlaces } from './take-places.mjs'
import { upgradePlan } from './upgrade-plan.mjs'

/** A plan from its first payment to its rescission: charged again, not paid and mended, replaced by a larger one. */
export async function memberJourney(settings, tools, record) {
  await record.step('The places of the day are taken', () => takePlaces(settings, tools, record))
  const member = await record.step('Another member registers', async () => {
    const buyer = await Buyer.register(settings.origin, settings.seed + 1, 'member', tools.mails)
    const account = new AccountOfUnits(buyer)
    await account.begin(record)
    return { buyer, account, administrator: settings.administrator }
  })
  const bought = await record.step('Pro by the month: a card that is declined, then one that is not', () =>
    buyPlan(tools, member, record),
  )
  await record.step('A month later the card is charged again', () => renewPlan(tools, member, bought, record))
  if (settings.administrator === undefined)
    record.omit('a charge that fails: ADMIN_PASSWORD is needed to ask the provider about it')
  else
    await record.step('The next charge fails and is mended', () => mendCharge(tools, member, bought, record))
  const larger = await record.step('A larger plan replaces it', () =>
    upgradePlan(tools, member, bought, record),
  )
  await record.step('The member rescinds', () => rescindPlan(tools, member, larger, record))
  return member.buyer
}
