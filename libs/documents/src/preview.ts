/**
 * Writes sample documents, each marked SAMPLE, so that people can look at them:
 * `npm run preview -w @originseal/documents -- [folder]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderCertificate } from './certificate/certificate'
import { sampleCertificates } from './samples/sample-certificates'
import { sampleScanReports } from './samples/sample-scan-reports'
import { renderNotice } from './notice/notice'
import { sampleNotices } from './samples/sample-notices'
import { renderScanReport } from './scan-report/scan-report'
import { sampleSettlement } from './samples/sample-settlements'
import { sampleTrademarkReports } from './samples/sample-trademark-reports'
import { renderSettlement } from './settlement/settlement'
import { renderTrademarkReport } from './trademark-report/trademark-report'

async function preview(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    console.log(`${path}: ${bytes.length.toLocaleString('en-US')} bytes`)
  }
  for (const [name, input] of Object.entries(sampleCertificates())) {
    write(`certificate-${name}.pdf`, await renderCertificate(input))
  }
  for (const [name, input] of Object.entries(sampleScanReports())) {
    write(`scan-report-${name}.pdf`, await renderScanReport(input))
  }
  for (const [name, input] of Object.entries(sampleNotices())) {
    write(`notice-${name}.pdf`, await renderNotice(input))
  }
  write('settlement.pdf', await renderSettlement(sampleSettlement()))
  for (const [name, input] of Object.entries(sampleTrademarkReports())) {
    write(`trademark-report-${name}.pdf`, await renderTrademarkReport(input))
  }
}

void preview(process.argv[2] ?? 'preview')
