import { NegotiatedCase } from './negotiated-case.mjs'

/** The other side has a licence; while that is not answered no notice goes out, and when it is accepted none ever does. */
export async function acceptLicence(parties, row, record) {
  const { claimant, browser } = parties
  const negotiation = new NegotiatedCase(parties, row)
  const respondent = await browser.visit(await negotiation.prepare(record), {
    hasScripts: false,
    name: 'licensed',
  })
  await respondent.send('answer', {
    answer: 'licensed',
    text: 'Licensed by your agency in May, for this shop.',
  })
  await respondent.look('answered')
  const { data } = await claimant.call('GET', `/api/cases/${row.id}/notice`, 200)
  const codes = data.faults.map(({ code }) => code)
  record.expect(codes.includes('DISPUTE_UNANSWERED'), `the notice misses only ${codes}`)
  record.same((await negotiation.act({ act: 'accept-dispute' })).state, 'closed', 'the negotiation')
  record.same((await claimant.read(row.id)).outcome, 'withdrawn', 'the outcome of the case')
  await respondent.look('accepted')
}
