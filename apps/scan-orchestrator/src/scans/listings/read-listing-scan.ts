import { Injectable } from '@nestjs/common'
import type { ReadListingScanResponse } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { CoverageQueries } from '../coverage.queries'
import { toListingScanView } from './listing-scan.view'
import { ListingScansQueries } from './listing-scans.queries'

/** A search under a name with what it has found. */
@Injectable()
export class ReadListingScan {
  constructor(
    private readonly scans: ListingScansQueries,
    private readonly coverage: CoverageQueries,
  ) {}

  /** @throws Problem SCAN_NOT_FOUND */
  async execute(scanId: string, caller: Caller): Promise<ReadListingScanResponse> {
    const scan = await this.scans.ofOwner(scanId, caller)
    const [listings, compared, coverage] = await Promise.all([
      scan.state === 'processing' ? [] : this.scans.found(scanId),
      this.scans.countSeen(scanId),
      this.coverage.ofScan(scanId),
    ])
    return toListingScanView(scan, listings, compared, coverage)
  }
}
