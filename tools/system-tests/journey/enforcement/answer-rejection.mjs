import { checkMails } from '../../shared/mails.mjs'

/** The desk rejects the notice: its owner is told, and tries again with the same takedown. */
export async function answerRejection({ mails }, claimant, { id, number }, record) {
  const mail = await claimant.mail(id, 'rejected')
  record.same(mail.authority, 'acts', 'what the mail may do')
  await claimant.caseIn(id, ['rejected'])
  await claimant.bell('case-rejected', id, record)
  await checkMails(mails, claimant.email, { what: 'about the rejection', texts: [number] }, record)
  const before = await claimant.takedowns()
  await claimant.call('POST', `/api/cases/${id}/retry`, 200)
  await claimant.caseIn(id, ['needs-input'])
  await claimant.signs(id, {}, record)
  await claimant.caseIn(id, ['filed', 'rejected'])
  const { notices } = await claimant.correspondence(id)
  record.same(notices.length, 2, 'the notices of the case')
  record.same(await claimant.takedowns(), before, 'the takedowns after the second try')
}
