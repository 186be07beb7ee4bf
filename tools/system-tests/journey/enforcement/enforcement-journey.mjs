/**
 * `npm run journey -- enforcement`: a member's work is sealed, its copies are found, and each is carried to its end: by mail,
 * by a form that is filled by hand, by Cloudflare's interface; removed in time, late with its refund, rejected and tried
 * again, countered and restored, relapsed. Mails and PDFs are checked by strangers' tools.
 */
import { Bank } from '../../shared/bank.mjs'
import { answerRejection } from './answer-rejection.mjs'
import { CaseTime } from '../../shared/case-time.mjs'
import { Claimant } from '../../shared/claimant.mjs'
import { fileAtCloudflare } from './file-at-cloudflare.mjs'
import { fileByHand } from './file-by-hand.mjs'
import { fileByMail } from '../../shared/file-by-mail.mjs'
import { findCopies, scenarios } from '../../shared/find-copies.mjs'
import { openCases } from '../../shared/open-cases.mjs'
import { passTarget } from './pass-target.mjs'
import { readCounterNotice } from './read-counter-notice.mjs'
import { seeRelapse } from './see-relapse.mjs'
import { seeRemoval } from './see-removal.mjs'
import { supplementByHand } from './supplement-by-hand.mjs'

/** @param {import('../../shared/settings.mjs').Settings} settings @param {import('../../shared/record.mjs').Record} record */
export async function enforcementJourney(settings, record) {
  record.artefact('seed', settings.seed)
  const claimant = await record.step('A member registers and buys takedowns', () =>
    Claimant.register(settings, new Bank(settings.bank), record),
  )
  const copies = await record.step('A work is sealed, copied and searched for', () =>
    findCopies(settings, claimant, scenarios, record),
  )
  const cases = await record.step('The workbench has the copies; cases are opened', () =>
    openCases(claimant, copies, record),
  )
  const time = settings.databases && new CaseTime(settings.databases)
  for (const each of ['removed', 'rejected', 'countered', 'late', 'relapsed'].map((name) => cases[name]))
    await record.step(`${each.number}: a notice by mail`, () => fileByMail(settings, claimant, each, record))
  for (const [name, title, go] of ends(settings, time, claimant, record))
    await record.step(`${cases[name].number}: ${title}`, () => go(cases[name]))
}

/**
 * How each case goes on, by the name of its copy.
 * @returns {[copy: string, title: string, go: (row: any) => Promise<unknown>][]}
 */
const ends = (settings, time, claimant, record) => [
  ['byHand', 'a packet for the site’s form', (each) => fileByHand(settings, claimant, each, record)],
  ['byHand', 'more is asked for, and filed by hand', (each) => supplementByHand(claimant, each, record)],
  ['removed', 'the platform removes the copy', (each) => seeRemoval(time, claimant, each, record)],
  ['rejected', 'rejected, and tried again', (each) => answerRejection(settings, claimant, each, record)],
  ['countered', 'a counter-notice', (each) => readCounterNotice(time, claimant, each, record)],
  ['late', 'more than 72 hours', (each) => passTarget(time, claimant, each, record)],
  ['relapsed', 'removed, and back again', (each) => seeRelapse(time, claimant, each, record)],
  [
    'cloudflare',
    'a report at Cloudflare',
    (each) => fileAtCloudflare(settings, time, claimant, each, record),
  ],
]
