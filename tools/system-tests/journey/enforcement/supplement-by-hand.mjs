/** The site asks for more: the corrected notice is a packet again, and is filed once the claimant says so. */
export async function supplementByHand(claimant, { id }, record) {
  const asked = { answer: 'supplement-asked', receivedAt: new Date().toISOString() }
  await claimant.call('POST', `/api/cases/${id}/answers`, 200, asked)
  await claimant.caseIn(id, ['supplement-asked'])
  const before = await claimant.takedowns()
  const corrected = { workDescription: '一幅數位插畫：清晨的海岸與遠山，前景有三艘漁船；原稿附後。' }
  await claimant.signs(id, { channelId: 'site.contact-window', ...corrected }, record)
  await claimant.caseIn(id, ['ready-by-hand'])
  const filing = { filedAt: new Date().toISOString(), ticket: 'FORM-2' }
  const filed = await claimant.call('POST', `/api/cases/${id}/filing`, 200, filing)
  record.same(filed.state, 'filed', 'the state after the supplement')
  record.same((await claimant.correspondence(id)).notices.length, 2, 'the notices of the case')
  record.same(await claimant.takedowns(), before, 'the takedowns after the supplement')
}
