import { watchScan } from '../../shared/watch-scan.mjs'
import { NegotiatedCase } from '../../shared/negotiated-case.mjs'

/** The next scan shows what is licensed and does not count it; once the licence is revoked, the one after it does. */
export async function honourLicence(parties, row, record) {
  const { pageUrl } = row
  const licensed = await scanAgain(parties, row.workId, record)
  const found = licensed.findings.find((finding) => finding.pageUrl === pageUrl)
  record.same(found?.decision, 'licensed', 'what the next scan says of the page')
  record.expect(found?.licence?.notAfter !== undefined, 'it does not say until when')
  record.expect(!licensed.suspiciousLinks.includes(pageUrl), 'the page is among the suspicious links')
  const { data } = await parties.claimant.call('GET', '/api/scans?limit=50', 200)
  const { findings } = data.scans.find(({ scanId }) => scanId === licensed.scanId)
  record.same(findings, licensed.suspiciousLinks.length, 'the findings that are counted')

  const negotiation = new NegotiatedCase(parties, row)
  await negotiation.act({ act: 'revoke-licence', text: '頁面上已沒有作者的名字。' })
  record.same((await negotiation.read()).licence.end, 'revoked', 'what ended the licence')
  const after = await scanAgain(parties, row.workId, record)
  record.expect(after.suspiciousLinks.includes(pageUrl), 'the page is no suspicious link after the licence')
}

async function scanAgain({ settings, claimant }, workId, record) {
  const scan = await claimant.call('POST', `/protect/trial/files/${workId}/scan`, 202)
  await watchScan(settings, scan, record)
  return (await claimant.call('GET', `/protect/trial/scans/${scan.scanId}`, 200)).data
}
