import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, bearer } from '../../shared/ask.mjs'
import { runProgram } from '../../shared/run-program.mjs'
import { checkNotice } from '../../shared/check-notice.mjs'

/** The work, the copy, both laid over each other, and the page as it was seen. */
const evidence = ['comparison.jpg', 'copy.jpg', 'original.jpg', 'page.png']

/** Signs a notice for the site's own form: the packet has all that is filled in, and the claimant says when it was filed. */
export async function fileByHand(settings, claimant, { id, number }, record) {
  await claimant.caseIn(id, ['needs-input'])
  await claimant.signs(id, { channelId: 'site.contact-window' }, record)
  await claimant.caseIn(id, ['ready-by-hand'])
  const headers = bearer(claimant.member.token)
  const answer = await ask(`${settings.origin}/api/cases/${id}/packet`, { headers })
  const [notice] = (await claimant.correspondence(id)).notices
  await checkNotice(settings, claimant, { caseId: id, notice, isMailed: false }, record)
  const packet = join(settings.folder, `${number}.zip`)
  writeFileSync(packet, Buffer.from(await answer.arrayBuffer()))
  record.artefact('packet', packet)
  const listed = await runProgram('unzip', ['-Z1', packet])
  if (!listed) record.omit('the files of the packet: unzip is not installed')
  else
    record.same(
      listed.output.trim().split('\n').toSorted(),
      [`${number}.pdf`, 'fields.json', 'fields.txt', 'urls.txt', ...evidence].toSorted(),
      'the files of the packet',
    )
  const filing = { filedAt: new Date().toISOString(), ticket: 'FORM-1' }
  const filed = await claimant.call('POST', `/api/cases/${id}/filing`, 200, filing)
  record.same(filed.state, 'filed', 'the state')
  const said = { answer: 'acknowledged', receivedAt: new Date().toISOString(), ticket: 'FORM-1' }
  await claimant.call('POST', `/api/cases/${id}/answers`, 200, said)
  const { timeLine } = await claimant.read(id)
  record.same(timeLine.at(-1).kind, 'acknowledged', 'the last entry of the time line')
}
