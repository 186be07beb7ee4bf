import { until } from '../../shared/until.mjs'
import { confirmRemoval } from './confirm-removal.mjs'

/** 73 hours pass, and the takedown comes back; the copy goes on the sixth day, and nothing comes back again. */
export async function passTarget(time, claimant, each, record) {
  if (!time) return record.omit('a target that is missed: time is moved in a database of this machine only')
  const { id, pageUrl } = each
  await claimant.caseIn(id, ['filed'])
  const before = await claimant.takedowns()
  await time.pass(id, '73 hours')
  await until(async () => (await claimant.read(id)).remedy !== null, {
    what: 'the remedy',
    within: 120_000,
    every: 1_000,
  })
  record.same((await claimant.read(id)).remedy, 'target-missed', 'the reason of the remedy')
  await until(async () => (await claimant.takedowns()) === before + 1, {
    what: 'the takedown to be back',
    within: 60_000,
  })
  await claimant.bell('case-remedied', id, record)
  await time.pass(id, '2 days')
  await time.deskActs(pageUrl, 'remove')
  await claimant.mail(id, 'removal-announced')
  await confirmRemoval(time, claimant, each, record)
  record.same(await claimant.takedowns(), before + 1, 'the takedowns after the late removal')
  const { data } = await claimant.call('GET', '/api/units/lines', 200)
  const refunds = data.lines.filter(({ move, cause }) => move === 'refund' && cause?.id === id)
  record.same(refunds.length, 1, 'the refunds of the case in the ledger')
  record.artefact('ledger', JSON.stringify(refunds[0]))
}
