/**
 * `npm run journey -- settlement`: five pages show copies of one work. The other side of four answers in a browser, with
 * scripts and without: one settles and does what was agreed, one does so late, one has a licence and one is the author, and
 * both are believed. The fifth is the seller of the marketplace, who answers by itself.
 */
import { Bank } from '../../shared/bank.mjs'
import { Claimant } from '../../shared/claimant.mjs'
import { findCopies } from '../../shared/find-copies.mjs'
import { openCases } from '../../shared/open-cases.mjs'
import { acceptLicence, acceptMistake } from './accept-objection.mjs'
import { breakAndCure } from './break-and-cure.mjs'
import { honourLicence } from './honour-licence.mjs'
import { RespondentBrowser } from './respondent-browser.mjs'
import { settle } from './settle.mjs'
import { settleWithSeller } from './settle-with-seller.mjs'

const scenarios = {
  infringer: { desk: 'silence', fields: { mirror: 'yes' } },
  late: { desk: 'silence', fields: { colour: 'grey' } },
  licensed: { desk: 'silence', shop: 'tea-hill-kiln', fields: { colour: 'warm' } },
  mistaken: { desk: 'silence', fields: { quality: '40' } },
  live: { desk: 'silence', seller: 'pays', fields: { border: 'yes' } },
}

/** @param {import('../../shared/settings.mjs').Settings} settings @param {import('../../shared/record.mjs').Record} record */
export async function settlementJourney(settings, record) {
  record.artefact('seed', settings.seed)
  const browser = await RespondentBrowser.open(settings, record)
  if (!browser) return
  try {
    const bank = new Bank(settings.bank)
    const claimant = await record.step('A member registers, and buys takedowns and scans', async () => {
      const registered = await Claimant.register(settings, bank, record)
      // Three scans in a row: more than a day has for nothing.
      await registered.buyScans(bank, settings.mails, record)
      return registered
    })
    const copies = await record.step('A work is sealed, copied and searched for', () =>
      findCopies(settings, claimant, scenarios, record),
    )
    const cases = await record.step('The workbench has the copies; cases are opened', () =>
      openCases(claimant, copies, record),
    )
    const parties = { settings, claimant, browser }
    /** @type {[copy: string, title: string, go: (parties: any, row: any, record: any) => Promise<unknown>][]} */
    const ends = [
      ['infringer', 'an offer, an agreement, two signatures, done', settle],
      ['late', 'a settlement that is broken, and cured', breakAndCure],
      ['licensed', 'a licence that the claimant had forgotten', acceptLicence],
      ['mistaken', 'a mistaken claim, withdrawn', acceptMistake],
      ['live', 'the seller of the marketplace answers by itself', settleWithSeller],
      ['late', 'the next scan honours the licence until it is revoked', honourLicence],
    ]
    for (const [name, title, go] of ends)
      await record.step(`${cases[name].number}: ${title}`, () => go(parties, cases[name], record))
  } finally {
    await browser.close()
  }
}
