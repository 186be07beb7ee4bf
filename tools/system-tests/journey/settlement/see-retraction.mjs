import { until } from '../../shared/until.mjs'
import { checkDkim } from '../../shared/check-dkim.mjs'

/** What was filed is taken back at its mailbox, by a mail whose signature holds; both sides read that it was. */
export async function seeRetraction({ settings, claimant }, respondent, { id }, record) {
  let retraction
  const isSent = async () => {
    const [notice] = (await claimant.correspondence(id)).notices
    retraction = notice.retraction
    return retraction?.attempts.some(({ state }) => state === 'filed')
  }
  await until(isSent, { what: 'the notice to be taken back', within: 60_000, every: 500 })
  record.same(retraction.because, 'withdrawn', 'why the notice is taken back')
  record.artefact('taken back', retraction.attempts[0].answer)
  const { timeLine } = await claimant.read(id)
  record.expect(
    timeLine.some(({ kind }) => kind === 'retraction-sent'),
    'the time line does not say that the notice was taken back',
  )
  await checkDkim(settings, retraction.id, record)
  const said = await respondent.look('taken-back')
  record.expect(
    said.includes('was taken back at the platform on'),
    'the other side is not told that the notice was taken back',
  )
}
