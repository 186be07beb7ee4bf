import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { lockWorksOf, removeWorksOf, transferWorks } from '../corpus/works/works-of-owner.queries'
import { RemoveEvidence } from '../findings/reports/remove-evidence'
import type { OwnedData } from '../owners/owned-data'
import { EndScan } from './end-scan'
import { ScansRepository } from './scans.repository'

/** What an owner's works and scans become when the owner is erased or their things change hands. */
@Injectable()
export class ScansOfOwner implements OwnedData {
  constructor(
    private readonly scans: ScansRepository,
    private readonly endScan: EndScan,
    private readonly removeEvidence: RemoveEvidence,
  ) {}

  async erase(tx: Tx, ownerId: string): Promise<void> {
    await lockWorksOf(tx, ownerId)
    for (const id of await this.scans.lockRunningOf(tx, ownerId))
      await this.endScan.execute(tx, id, 'cancelled')
    await this.removeEvidence.ask(tx, await this.scans.removeOfOwner(tx, ownerId))
    await removeWorksOf(tx, ownerId)
  }

  async transfer(tx: Tx, ownerId: string, successor: string): Promise<void> {
    await transferWorks(tx, ownerId, successor)
    await this.scans.transfer(tx, ownerId, successor)
  }
}
