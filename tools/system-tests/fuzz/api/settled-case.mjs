import { drawPicture } from '../../shared/draw-picture.mjs'
import { licenceTerms } from '../../shared/licence-terms.mjs'

/** The other side sends one of its forms. */
async function step(doors, { token }, fields) {
  const { status } = await doors.post(token, fields)
  if (status !== 303) throw new Error(`the other side’s ${fields.do} was answered with ${status}`)
}

/** The other side says that the copy is gone, and would like to talk. */
export const answerAt = (doors, door) =>
  step(doors, door, { do: 'answer', answer: 'removed', text: '您好，我已經先下架了，想談談授權。' })

/** A licence is agreed on and signed by both sides, after the other one has sent a picture. */
export async function settleAt(doors, door) {
  const { token, negotiation } = door
  await answerAt(doors, door)
  const bytes = await drawPicture(doors.settings.seed + 2)
  const { status } = await doors.postFile(token, { bytes, name: 'evidence.jpg' })
  if (status !== 303) throw new Error(`the other side’s picture was answered with ${status}`)
  const { offer } = await negotiation.act({ act: 'offer', terms: licenceTerms, days: 7 })
  await step(doors, door, { do: 'accepted', number: String(offer.number), termsHash: offer.termsHash })
  const { agreement } = await negotiation.read()
  await step(doors, door, {
    do: 'sign',
    termsHash: agreement.termsHash,
    signedName: 'Mei Chen',
    consent: 'yes',
  })
  await negotiation.sign()
  await negotiation.licensed()
}
