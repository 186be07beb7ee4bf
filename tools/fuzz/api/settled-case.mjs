import { drawPicture } from '../../journey/draw-picture.mjs'

const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)

/** A licence is agreed on and signed by both sides, after the other one has sent a picture. */
export async function settleAt(doors, { token, negotiation }) {
  const step = async (fields) => {
    const { status } = await doors.post(token, fields)
    if (status !== 303) throw new Error(`the other side’s ${fields.do} was answered with ${status}`)
  }
  await step({ do: 'answer', answer: 'removed', text: '您好，我已經先下架了，想談談授權。' })
  const bytes = await drawPicture(doors.settings.seed + 2)
  const { status } = await doors.postFile(token, { bytes, name: 'evidence.jpg' })
  if (status !== 303) throw new Error(`the other side’s picture was answered with ${status}`)
  const terms = {
    version: 1,
    removeBy: null,
    amountTwd: 2_400,
    payBy: inAYear(),
    credit: '圖：林小原（頁面下方）',
    noAdmission: true,
    retraction: false,
    confidential: true,
    licence: { until: inAYear() },
  }
  const { offer } = await negotiation.act({ act: 'offer', terms, days: 7 })
  await step({ do: 'accepted', number: String(offer.number), termsHash: offer.termsHash })
  const { agreement } = await negotiation.read()
  await step({ do: 'sign', termsHash: agreement.termsHash, signedName: 'Mei Chen', consent: 'yes' })
  await negotiation.sign()
  await negotiation.licensed()
}
