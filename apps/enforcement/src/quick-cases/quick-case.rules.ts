import type { QuickCaseView } from '@originseal/contracts'
import type { FoundCopyRecord } from '../findings/found-copies.queries'
import type { QuickCaseRow } from './quick-cases.queries'

type Copy = Pick<FoundCopyRecord, 'id' | 'targetKey' | 'decision'>

/**
 * Quick cases that still wait: for their original, or for a case about the copy that was found on their page. Whatever was
 * decided about that copy ends them.
 * @param copies what was found on their pages, of one or several works
 */
export function waitingQuickCases(rows: readonly QuickCaseRow[], copies: readonly Copy[]): QuickCaseView[] {
  return rows.flatMap((row) => {
    const found = copies.filter(({ targetKey }) => targetKey === row.target_key)
    if (found.some(({ decision }) => decision !== null)) return []
    return [toQuickCase(row, found[0]?.id)]
  })
}

export const toQuickCase = (row: QuickCaseRow, findingId?: string): QuickCaseView => ({
  id: row.id,
  pageUrl: row.page_url,
  domain: row.domain,
  ...(row.platform !== null && { platform: row.platform }),
  savedAt: row.saved_at.toISOString(),
  ...(row.work_id !== null &&
    row.scan_id !== null && { comparison: { workId: row.work_id, scanId: row.scan_id } }),
  ...(findingId !== undefined && { findingId }),
})
