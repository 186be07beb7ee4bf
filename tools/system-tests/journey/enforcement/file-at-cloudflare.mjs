import { checkNotice } from '../../shared/check-notice.mjs'
import { confirmRemoval } from './confirm-removal.mjs'

/** The copy's site stands behind Cloudflare: the report goes there by its interface, and is passed on. */
export async function fileAtCloudflare(settings, time, claimant, each, record) {
  const { id } = each
  await claimant.caseIn(id, ['needs-input'])
  await claimant.signs(id, { channelId: 'cloudflare.api' }, record)
  await claimant.caseIn(id, ['filed', 'verifying'])
  const [notice] = (await claimant.correspondence(id)).notices
  record.same(
    notice.attempts.map(({ state }) => state),
    ['filed'],
    'the attempts',
  )
  record.artefact('report', notice.attempts[0].answer)
  await checkNotice(settings, claimant, { caseId: id, notice, isMailed: false }, record)
  if (time) await confirmRemoval(time, claimant, each, record)
  else record.omit('a removal that is confirmed: time is moved in a database of this machine only')
}
