import { NegotiatedCase } from './negotiated-case.mjs'

const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
const terms = {
  version: 1,
  removeBy: null,
  amountTwd: 2_400,
  credit: '圖：林小原（頁面下方）',
  noAdmission: true,
  retraction: false,
  confidential: true,
  licence: { until: inAYear() },
  payBy: inAYear(),
}

/** What was signed is not done in time, and then it is. The other side has no scripts, and a link that was replaced. */
export async function breakAndCure(parties, row, record) {
  const negotiation = new NegotiatedCase(parties, row)
  const link = await negotiation.replaceLink(await negotiation.prepare(record), record)
  const respondent = await parties.browser.visit(link, { hasScripts: false, name: 'late' })
  await respondent.send('answer', { answer: 'not-me', text: 'The shop has a new owner, but I can help.' })
  await respondent.send('message', { text: 'What would you like me to do?' })
  await negotiation.act({ act: 'offer', terms, days: 7 })
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

/** What was signed without a day, as the author's name, is due fourteen days later. */
const passDays = (databases, caseId) =>
  databases.query(
    'enforcement',
    "UPDATE negotiation SET since = since - interval '15 days' WHERE case_id = $1",
    [caseId],
  )
