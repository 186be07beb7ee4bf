import type { PdfSignatureReport } from '@originseal/documents/verify'
import { line, type Line } from './verdict'

/** The signature's part of the answer. */
export function signatureLines(report: PdfSignatureReport, expectedSigner?: string): Line[] {
  const { checks, signer, timestamp, fault } = report
  const names = [
    'canonical-structure',
    'digest',
    'signature',
    'certificate-binding',
    'certificate-chain',
  ] as const
  const sound = names.every((name) => checks[name] === true)
  const failedElsewhere = (['single-signature', 'covers-whole-document', 'timestamp'] as const).some(
    (name) => checks[name] === false,
  )
  const reason = (failed: boolean) => (failed ? fault : undefined)
  return [
    line('signature', sound, sound ? signedBy(report) : failedElsewhere ? undefined : fault),
    line(
      'whole-document',
      checks['covers-whole-document'],
      reason(checks['covers-whole-document'] === false),
    ),
    line('single-revision', checks['single-signature'], reason(checks['single-signature'] === false)),
    line(
      'timestamp',
      checks.timestamp,
      timestamp
        ? `${timestamp.time.toISOString()}, ${timestamp.authority}, certificate SHA-256 ${timestamp.fingerprint}`
        : reason(checks.timestamp === false),
    ),
    line(
      'signer',
      expectedSigner === undefined ? null : signer?.fingerprint === expectedSigner,
      signer && `certificate SHA-256 ${signer.fingerprint}`,
    ),
  ]
}

function signedBy({ signer, signedAt }: PdfSignatureReport): string {
  const issuer = signer!.selfSigned ? 'self-signed' : `issued by ${signer!.issuer}`
  return `${signer!.commonName} (${issuer}), ${signedAt!.toISOString()}`
}
