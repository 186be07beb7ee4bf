/**
 * `npm run journey -- billing`: orders are placed, paid at the sandbox bank, handed out, charged again, refunded. After each
 * step the money is compared with the provider's books, the invoice with its issuer's, the units with what is added up here;
 * in the end all books of the instance with each other.
 */
import { Bank } from '../../shared/bank.mjs'
import { phoneOf } from '../../shared/buyer.mjs'
import { buyByAtm } from './buy-by-atm.mjs'
import { checkAddresses } from './check-addresses.mjs'
import { compareBooks } from './compare-books.mjs'
import { memberJourney } from './member-journey.mjs'
import { unlockScan } from './unlock-scan.mjs'

/** @param {import('../../shared/settings.mjs').Settings} settings @param {import('../../shared/record.mjs').Record} record */
export async function billingJourney(settings, record) {
  const tools = { bank: new Bank(settings.bank), mails: settings.mails }
  record.artefact('seed', settings.seed)
  const payer = await buyByAtm(settings, tools, record)
  const member = await memberJourney(settings, tools, record)
  const visitor = await unlockScan(settings, tools, record)
  const phones = [settings.seed, settings.seed + 1].map(phoneOf)
  await record.step('All books', () => compareBooks(settings, record))
  await record.step('Where their addresses are not', () =>
    checkAddresses(settings, [payer, member, visitor].map(({ email }) => email).concat(phones), record),
  )
}
