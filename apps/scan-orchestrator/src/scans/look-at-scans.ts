import { Injectable } from '@nestjs/common'
import type { ListScansResponse, PageRequest, ReadScanResponse } from '@originseal/contracts'
import { readPage } from '@originseal/http'
import { ListedScansQueries } from './listed-scans.queries'
import { ReadScan } from './read-scan'
import { toListedScan } from './scan.view'

/** Shows an administrator a member's scans and what they found, as the member sees them. */
@Injectable()
export class LookAtScans {
  constructor(
    private readonly scans: ListedScansQueries,
    private readonly readScan: ReadScan,
  ) {}

  async list(ownerId: string, page: PageRequest): Promise<ListScansResponse['data']> {
    const { entries, nextCursor } = await readPage(
      page,
      (asked) => this.scans.pageOfOwner(ownerId, asked),
      ({ id }) => id,
    )
    return { scans: entries.map(toListedScan), nextCursor }
  }

  /** @throws Problem SCAN_NOT_FOUND */
  one(scanId: string): Promise<ReadScanResponse> {
    return this.readScan.asOwner(scanId)
  }
}
