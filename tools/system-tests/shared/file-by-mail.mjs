import { checkNotice } from './check-notice.mjs'

/** Signs a notice that goes to a mailbox, waits until it was handed over, and has it checked by strangers' tools. */
export async function fileByMail(settings, claimant, { id }, record) {
  await claimant.caseIn(id, ['needs-input'])
  const draft = await claimant.signs(id, {}, record)
  const { mode } = draft.channels.find((channel) => channel.id === draft.channelId)
  record.same(mode, 'email', 'the way to the platform')
  const filed = await claimant.caseIn(id, ['filed', 'verifying', 'rejected', 'countered'])
  record.expect(
    filed.timeLine.some(({ kind }) => kind === 'dispatched'),
    'the time line does not say that the notice was sent',
  )
  const [notice] = (await claimant.correspondence(id)).notices
  record.same(
    notice.attempts.map(({ state }) => state),
    ['filed'],
    'the attempts',
  )
  record.artefact('handed over', notice.attempts[0].answer)
  await checkNotice(settings, claimant, { caseId: id, notice, isMailed: true }, record)
}
