import type { ReadScanResponse } from '@originseal/contracts'

type Scan = Pick<ReadScanResponse['data'], 'status' | 'coverage' | 'suspiciousLinks'>

/**
 * How it stands with the comparison of a page with a work. `found`: a copy stands there, of which the quick case hears soon.
 * `unread`: the page could not be looked at, so nothing can be said. `ended`: the scan ended before its time.
 */
export type ComparisonOutcome = 'running' | 'found' | 'none' | 'unread' | 'ended'

export function outcomeOf({ status, coverage, suspiciousLinks }: Scan, pageUrl: string): ComparisonOutcome {
  if (status === 'processing') return 'running'
  if (status !== 'completed') return 'ended'
  if (suspiciousLinks.includes(pageUrl)) return 'found'
  const page = coverage.find(({ source }) => source === 'given-page')
  return page?.state === 'searched' ? 'none' : 'unread'
}
