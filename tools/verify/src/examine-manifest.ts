import { createHash } from 'node:crypto'
import { instant, sha256Hex } from '@originseal/contracts'
import { z } from 'zod'
import { line, type Line } from './verdict'

const manifest = z.strictObject({
  version: z.literal('originseal-manifest/1'),
  scanId: z.string().min(1),
  work: z.strictObject({ id: z.string().min(1), sha256: sha256Hex }),
  startedAt: instant,
  endedAt: instant,
  captures: z.array(
    z.strictObject({
      path: z.string().min(1),
      sha256: sha256Hex,
      size: z.int().min(0),
      capturedAt: instant,
    }),
  ),
})

/** The manifest's part of the answer. `original` is a SHA-256 in hexadecimal. */
export function manifestLines(bytes: Uint8Array, content: unknown, original?: string): Line[] {
  const read = manifest.safeParse(content)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.') || 'manifest'}: ${issue.message}`)
    return [line('attachment', false, faults.join('; '))]
  }
  const { captures, work } = read.data
  const digest = createHash('sha256').update(bytes).digest('hex')
  const paths = new Set(captures.map(({ path }) => path))
  return [
    line('attachment', true, `manifest SHA-256 ${digest}: compare it with the one printed`),
    line('captures', paths.size === captures.length, `${captures.length} files listed`),
    line('captures', null),
    original === undefined
      ? line('original', null)
      : line(
          'original',
          original === work.sha256,
          `SHA-256 ${original}, the scanned work has ${work.sha256}`,
        ),
  ]
}
