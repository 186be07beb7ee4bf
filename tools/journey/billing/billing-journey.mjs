/**
 * `npm run journey -- billing`: orders are placed, paid at the sandbox bank, handed out, refunded. After each step the
 * money is compared with the provider's books, the invoice with its issuer's, the units with what is added up here.
 */
import { Bank } from './bank.mjs'
import { buyByAtm } from './buy-by-atm.mjs'
import { buyPlan } from './buy-plan.mjs'
import { unlockScan } from './unlock-scan.mjs'

/** @param {import('../settings.mjs').Settings} settings @param {import('../record.mjs').Record} record */
export async function billingJourney(settings, record) {
  const tools = { bank: new Bank(settings.bank), mails: settings.mails }
  record.artefact('seed', settings.seed)
  await buyByAtm(settings, tools, record)
  await buyPlan(settings, tools, record)
  await unlockScan(settings, tools, record)
}
