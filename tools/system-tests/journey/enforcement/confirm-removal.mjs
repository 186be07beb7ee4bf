import { ask } from '../../shared/ask.mjs'
import { until } from '../../shared/until.mjs'

/** Three looks over more than a day see that the copy is gone. @param {import('../../shared/case-time.mjs').CaseTime} time */
export async function confirmRemoval(time, claimant, { id, pageUrl }, record) {
  await until(() => ask(pageUrl, { status: 410 }), { what: 'the page to be gone', within: 60_000 })
  for (const pause of ['2 hours', '25 hours']) {
    record.same(await time.lookUntil(id, 'gone'), 'gone', 'what a look sees')
    await time.pass(id, pause)
    await claimant.caseIn(id, ['verifying'])
  }
  record.same(await time.look(id), 'gone', 'what a look sees')
  const read = await claimant.caseIn(id, ['removed'])
  record.expect(!read.clocks.isRunning && read.clocks.endedAt !== null, 'the target clock still runs')
  record.artefact(
    'removed',
    `seen first at ${read.removedAt}, ${(read.clocks.ranMs / 3_600_000).toFixed(1)} h`,
  )
  await claimant.bell('case-removed', id, record)
  return read
}
