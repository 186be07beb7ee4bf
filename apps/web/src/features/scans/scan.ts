import type { ReadScanResponse } from '@originseal/contracts'

export type Scan = ReadScanResponse['data']

export interface WatchedScan {
  readonly scanId: string
  readonly progressToken: string | undefined
}
