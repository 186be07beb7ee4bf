import { ask } from '../../shared/ask.mjs'
import { licenceTerms } from '../../shared/licence-terms.mjs'
import { NegotiatedCase } from '../../shared/negotiated-case.mjs'

/**
 * The evidence notice reaches somebody who was not meant, and then its owner, who has no scripts. What was signed is not done in
 * time, and then it is.
 */
export async function breakAndCure(parties, row, record) {
  const negotiation = new NegotiatedCase(parties, row)
  const first = await negotiation.replaceLink(await negotiation.prepare(record), record)
  const link = await reachAnother(parties, negotiation, first, record)
  const respondent = await parties.browser.visit(link, { hasScripts: false, name: 'late' })
  const claim = await respondent.look('claim')
  record.expect(!claim.includes('new owner'), 'the other side reads what somebody else wrote')
  await respondent.send('answer', { answer: 'removed', text: 'I took it down, and would like to keep it.' })
  await negotiation.act({ act: 'offer', terms: licenceTerms, days: 7 })
  await respondent.look('offer')
  await respondent.send('accepted')
  await respondent.send('sign', { signedName: 'Mei Chen', consent: 'yes' })
  record.same((await negotiation.sign()).state, 'signed', 'the negotiation')
  await negotiation.licensed()
  const { databases } = parties.settings
  if (!databases) return record.omit('a breach: time is moved in a database of this machine only')
  await passDays(databases, row.id)
  record.same((await negotiation.act({ act: 'undertakings-missed' })).state, 'broken', 'the negotiation')
  record.same((await negotiation.read()).licence.end, 'broken', 'what ended the licence')
  await respondent.look('broken')
  await respondent.send('message', { text: 'Sorry for the delay, the transfer was made today.' })
  record.same((await negotiation.act({ act: 'undertakings-met' })).state, 'performed', 'the negotiation')
  record.same((await parties.claimant.read(row.id)).outcome, 'settled', 'the outcome of the case')
  await negotiation.licensed()
  await respondent.look('licensed')
}

/** Whoever got the link says that it is not them: their page is closed, and another link is handed over. */
async function reachAnother({ browser, claimant }, negotiation, link, record) {
  const stranger = await browser.visit(link, { hasScripts: false, name: 'not-meant' })
  await stranger.send('answer', { answer: 'not-me', text: 'The shop has a new owner.' })
  const said = await stranger.look('left')
  record.expect(said.includes('The link and its code are closed'), 'whoever was not meant is not told so')
  await ask(link, { status: 404 })
  await claimant.bell('respondent-answered', negotiation.id, record)
  record.same((await negotiation.read()).next.step, 'find-address', 'what is next')
  return negotiation.handOver(record)
}

/** What was signed without a day, as the author's name, is due fourteen days later. */
const passDays = (databases, caseId) =>
  databases.query(
    'enforcement',
    "UPDATE negotiation SET since = since - interval '15 days' WHERE case_id = $1",
    [caseId],
  )
