/** The desk forwards a counter-notice: what it lacks is named, a period of the law runs, and nobody sues: the copy is back. */
export async function readCounterNotice(time, claimant, each, record) {
  const { id } = each
  const mail = await claimant.mail(id, 'counter-notice-received')
  record.same(mail.authority, 'acts', 'what the mail may do')
  record.artefact('lacks', mail.missing.map(({ element }) => element).join(', ') || 'nothing')
  const read = await claimant.caseIn(id, ['countered'])
  record.same(
    read.deadlines.map(({ name }) => name).toSorted(),
    ['civil-limitation', 'criminal-complaint', 'tw-lawsuit', 'tw-restore'],
    'the periods of the law',
  )
  for (const { name, endsOn } of read.deadlines) {
    record.expect(endsOn !== null, `${name} has no day`)
    record.artefact('deadline', `${name}: ${endsOn}`)
  }
  await claimant.bell('case-countered', id, record)
  const { data } = await claimant.call('GET', '/api/case-summary', 200)
  record.same(data.alerts[0].state, 'countered', 'the first alert of the dashboard')
  if (time) await seeRestored(time, claimant, each, record)
  else record.omit('a copy that is restored: time is moved in a database of this machine only')
}

async function seeRestored(time, claimant, { id, pageUrl }, record) {
  record.same(await time.lookUntil(id, 'gone'), 'gone', 'what a look sees while the counter-notice waits')
  await time.pass(id, '15 days')
  await time.deskActs(pageUrl, 'put-back')
  record.same(await time.lookUntil(id, 'up'), 'up', 'what a look sees after the copy was put back')
  record.same(await time.look(id), 'up', 'what the next look sees')
  await claimant.caseIn(id, ['restored'])
  await claimant.bell('case-rejected', id, record)
}
