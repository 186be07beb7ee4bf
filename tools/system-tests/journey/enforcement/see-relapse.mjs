import { confirmRemoval } from './confirm-removal.mjs'

/** The copy goes without a word, and is back a week later: the case goes on, and costs nothing more. */
export async function seeRelapse(time, claimant, each, record) {
  if (!time) return record.omit('a relapse: time is moved in a database of this machine only')
  const { id, pageUrl } = each
  await confirmRemoval(time, claimant, each, record)
  const before = await claimant.takedowns()
  await time.pass(id, '7 days')
  await time.deskActs(pageUrl, 'put-back')
  record.same(await time.lookUntil(id, 'up'), 'up', 'what a look sees after the copy was put back')
  const { round } = await claimant.caseIn(id, ['needs-input'])
  record.same(round, 2, 'the round of the case')
  await claimant.bell('case-relapsed', id, record)
  await claimant.signs(id, {}, record)
  await claimant.caseIn(id, ['filed'])
  record.same(await claimant.takedowns(), before, 'the takedowns after the relapse')
}
