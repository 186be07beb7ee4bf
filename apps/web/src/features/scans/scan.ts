import type { ReadListingScanResponse, ReadScanResponse } from '@originseal/contracts'

export type Scan = ReadScanResponse['data']
export type ListingScan = ReadListingScanResponse['data']

/** How far a scan is. */
export type ScanState = Pick<Scan, 'status' | 'step' | 'progress'>

export interface WatchedScan {
  readonly scanId: string
  /** What it searches for: copies of a work, or listings under a name. */
  readonly searchesFor?: 'copies' | 'listings'
  readonly progressToken: string | undefined
}
