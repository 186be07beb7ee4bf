import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import { EndScan } from './end-scan'
import { lockScan } from './lock-scan.repository'

@Injectable()
export class CancelScan {
  constructor(
    private readonly transaction: Transaction,
    private readonly endScan: EndScan,
  ) {}

  /** Cancelling twice is cancelling once. @throws Problem SCAN_NOT_FOUND, SCAN_ENDED */
  async execute(scanId: string, caller: Caller): Promise<void> {
    await this.transaction.run(async (tx) => {
      const scan = ownedBy(caller, await lockScan(tx, scanId), 'SCAN_NOT_FOUND')
      if (scan.state === 'cancelled') return
      if (scan.state !== 'processing') throw new Problem('SCAN_ENDED')
      await this.endScan.execute(tx, scanId, 'cancelled')
    })
  }
}
