import { until } from '../../shared/until.mjs'
import { ask } from '../../shared/ask.mjs'
import { NegotiatedCase } from '../../shared/negotiated-case.mjs'

/**
 * The notice is sent through the marketplace's message box, and its seller answers on the page by the page's forms: an offer, a
 * signature, the listing taken down, and that it was paid.
 */
export async function settleWithSeller(parties, row, record) {
  const negotiation = new NegotiatedCase(parties, row)
  await negotiation.prepare(record)
  const { data: notice } = await parties.claimant.call('GET', `${negotiation.path}/evidence-notice`, 200)
  const message = await ask(`${row.pageUrl}/messages`, {
    method: 'POST',
    body: new URLSearchParams({ text: notice.short.zh }),
    redirect: 'manual',
    status: 303,
  })
  record.same(message.headers.get('location')?.endsWith('sent=yes'), true, 'whether the message was sent')
  const comesTo = async (what, holds) => {
    let view
    const ms = await until(async () => holds((view = await negotiation.read())), {
      what,
      within: 60_000,
      every: 500,
    })
    record.artefact(what, `after ${(ms / 1000).toFixed(1)} s`)
    return view
  }
  const { offer } = await comesTo("the seller's offer", (view) => view.offer?.by === 'respondent')
  record.same(offer.terms.amountTwd > 0, true, 'whether the seller offers money')
  await negotiation.act({ act: 'accept', number: offer.number, termsHash: offer.termsHash })
  await comesTo("the seller's signature", (view) => view.agreement?.signedBy.includes('respondent'))
  record.same((await negotiation.sign()).state, 'signed', 'the negotiation')
  await comesTo('the word that it was paid', (view) => view.agreement?.payment.saidAt !== null)
  await ask(row.pageUrl, { status: 410 })
  await negotiation.act({ act: 'confirm-payment' })
  if ((await negotiation.read()).state !== 'performed') await negotiation.act({ act: 'undertakings-met' })
  record.same((await parties.claimant.read(row.id)).outcome, 'settled', 'the outcome of the case')
}
