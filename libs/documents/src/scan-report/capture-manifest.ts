import { createHash } from 'node:crypto'
import type { CaptureEntry, ScanReportInput } from './scan-report-input'

/** What `originseal-manifest.json` holds. */
export interface CaptureManifest {
  version: 'originseal-manifest/1'
  scanId: string
  work: { id: string; sha256: string }
  startedAt: string
  endedAt: string
  captures: readonly CaptureEntry[]
}

/** The manifest's text, in the order given, and the SHA-256 of its UTF-8 bytes. */
export function captureManifest(input: ScanReportInput): { text: string; sha256: string } {
  const manifest: CaptureManifest = {
    version: 'originseal-manifest/1',
    scanId: input.scanId,
    work: { id: input.work.id, sha256: input.work.sha256 },
    startedAt: input.startedAt,
    endedAt: input.endedAt,
    captures: input.captures.map(({ path, sha256, size, capturedAt, unchangedAt }) => ({
      path,
      sha256,
      size,
      capturedAt,
      ...(unchangedAt !== undefined && { unchangedAt }),
    })),
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  return { text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') }
}
