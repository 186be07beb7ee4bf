import { confirmRemoval } from './confirm-removal.mjs'

/** The desk acknowledges, removes and says so; looks at the place confirm it, in time. */
export async function seeRemoval(time, claimant, each, record) {
  const { id } = each
  const announced = await claimant.mail(id, 'removal-announced')
  record.same(announced.authority, 'acts', 'what the mail may do')
  record.artefact('answer', announced.subject)
  const read = await claimant.caseIn(id, ['verifying', 'removed'])
  const kinds = read.timeLine.map(({ kind }) => kind)
  for (const kind of ['acknowledged', 'removal-announced'])
    record.expect(kinds.includes(kind), `the time line does not say ${kind}: ${kinds.join(', ')}`)
  await claimant.bell('case-answered', id, record)
  if (!time)
    return record.omit('a removal that is confirmed: time is moved in a database of this machine only')
  const { remedy } = await confirmRemoval(time, claimant, each, record)
  record.same(remedy, null, 'the remedy of a removal in time')
}
