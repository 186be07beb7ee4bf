import { drawPicture } from '../../shared/draw-picture.mjs'
import { fileByMail } from '../../shared/file-by-mail.mjs'
import { NegotiatedCase } from '../../shared/negotiated-case.mjs'
import { seeRetraction } from './see-retraction.mjs'

/** The other side has a licence, and has ended the negotiation: what they showed for it is still to be answered. */
export const acceptLicence = (parties, row, record) =>
  acceptObjection(parties, row, record, {
    name: 'licensed',
    answer: 'licensed',
    text: 'Licensed by your agency in May, for this shop.',
    ends: true,
  })

/** The claim is a mistake, and its notice was sent: the other side drew the picture. The notice is taken back. */
export async function acceptMistake(parties, row, record) {
  await fileByMail(parties.settings, parties.claimant, row, record)
  const respondent = await acceptObjection(parties, row, record, {
    name: 'mistaken',
    answer: 'own-work',
    text: 'I drew this in 2023 and sold you the file.',
    ends: false,
  })
  await seeRetraction(parties, respondent, row, record)
}

/**
 * The other side objects. Once it has sent a picture no notice goes out until it is answered, and none ever when it is
 * accepted: the claim is withdrawn, and the page allowed.
 */
async function acceptObjection({ settings, claimant, browser }, row, record, { name, answer, text, ends }) {
  const negotiation = new NegotiatedCase({ settings, claimant }, row)
  const link = await negotiation.prepare(record)
  const respondent = await browser.visit(link, { hasScripts: false, name })
  const holdsBack = async () => {
    const { data } = await claimant.call('GET', `/api/cases/${row.id}/notice`, 200)
    return data.faults.some(({ code }) => code === 'DISPUTE_UNANSWERED')
  }
  await respondent.send('answer', { answer, text })
  record.same(await holdsBack(), false, 'whether words alone hold back notices')
  await respondent.sendPicture(await drawPicture(settings.seed + 1))
  record.same(await holdsBack(), true, 'whether words with a picture hold back notices')
  await respondent.look('answered')
  if (ends) {
    await respondent.send('end')
    record.same((await negotiation.read()).next.step, 'answer-objection', 'what is next after its end')
    record.same(await holdsBack(), true, 'whether the objection outlives the negotiation')
  }
  record.same((await negotiation.act({ act: 'accept-dispute' })).state, 'closed', 'the negotiation')
  record.same((await claimant.read(row.id)).outcome, 'withdrawn', 'the outcome of the case')
  const said = await respondent.look('accepted')
  record.expect(said.includes('taken the claim back'), 'the other side is not told of the withdrawal')
  return respondent
}
