import { Injectable } from '@nestjs/common'
import { spendsUnits, type StartScanResponse } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { canBeFound, prepareMark } from '@originseal/mark-similarity'
import { OwnerTombstones } from '../../owners/owner-tombstones'
import { ProgressTokensRepository } from '../progress/progress-tokens.repository'
import { ScansRepository } from '../scans.repository'
import { BeginListingScan } from './begin-listing-scan'

/** Starts a search for listings under a name, or joins the caller's own that is running for it. */
@Injectable()
export class StartListingScan {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly tombstones: OwnerTombstones,
    private readonly scans: ScansRepository,
    private readonly tokens: ProgressTokensRepository,
    private readonly beginListingScan: BeginListingScan,
  ) {}

  /** @throws Problem LISTING_SCAN_NAME_SHORT, LISTING_SCAN_UNAVAILABLE, QUOTA_EXHAUSTED */
  async execute(name: string, { userId, role }: Caller, key: string | undefined): Promise<StartScanResponse> {
    if (!canBeFound(prepareMark(name))) throw new Problem('LISTING_SCAN_NAME_SHORT')
    const request = { key, scope: `start listing scan ${userId}`, request: { name } }
    return this.idempotency.once(request, async (tx) => {
      // From here to the end of `tx` nobody else starts a scan for this owner.
      if ((await this.tombstones.heirOf(tx, userId)) !== userId) throw new Problem('TOKEN_INVALID')
      const scanId =
        (await this.scans.runningUnder(tx, userId, name)) ??
        (await this.beginListingScan.execute(tx, { ownerId: userId, name, takesUnit: spendsUnits(role) }))
      return { scanId, progressToken: await this.tokens.issue(tx, scanId, userId), jobId: scanId }
    })
  }
}
