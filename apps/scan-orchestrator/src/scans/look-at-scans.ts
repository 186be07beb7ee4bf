import { Injectable } from '@nestjs/common'
import type { ListScansResponse, PageRequest, ReadScanResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { commitLook, readPage } from '@originseal/http'
import { ListedScansQueries } from './listed-scans.queries'
import { ReadScan } from './read-scan'
import { toListedScan } from './scan.view'

/** Shows an administrator a member's scans and what they found, as the member sees them. */
@Injectable()
export class LookAtScans {
  constructor(
    private readonly scans: ListedScansQueries,
    private readonly readScan: ReadScan,
    private readonly transaction: Transaction,
  ) {}

  async list(ownerId: string, page: PageRequest): Promise<ListScansResponse['data']> {
    const { entries, nextCursor } = await readPage(
      page,
      (asked) => this.scans.pageOfOwner(ownerId, asked),
      ({ id }) => id,
    )
    await commitLook(this.transaction)
    return { scans: entries.map(toListedScan), nextCursor }
  }

  /** @throws Problem SCAN_NOT_FOUND */
  async one(scanId: string): Promise<ReadScanResponse> {
    const scan = await this.readScan.asOwner(scanId)
    await commitLook(this.transaction)
    return scan
  }
}
