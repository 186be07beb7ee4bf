/**
 * Writes sample documents, each marked SAMPLE, so that people can look at them:
 * `npm run preview -w @originseal/documents -- [folder]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderCertificate } from './certificate/certificate'
import { sampleCertificates } from './samples/sample-certificates'

async function preview(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, input] of Object.entries(sampleCertificates())) {
    const path = join(folder, `certificate-${name}.pdf`)
    writeFileSync(path, await renderCertificate(input))
    console.log(path)
  }
}

void preview(process.argv[2] ?? 'preview')
