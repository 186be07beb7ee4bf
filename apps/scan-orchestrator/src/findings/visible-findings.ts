import { Injectable } from '@nestjs/common'
import type { Caller } from '@originseal/http'
import { EntitlementsQueries } from './entitlements/entitlements.queries'
import { FindingsQueries } from './findings.queries'
import { isMasked, visibleFindings, visibleUnpaid } from './mask.rules'

/** How many findings of a scan somebody may see whole. */
@Injectable()
export class VisibleFindings {
  constructor(
    private readonly entitlements: EntitlementsQueries,
    private readonly findings: FindingsQueries,
  ) {}

  async of(
    scan: { readonly id: string; readonly ownerId: string },
    { role }: Pick<Caller, 'role'>,
  ): Promise<number> {
    return visibleFindings(role, await this.entitlements.linkAccess(scan.id, scan.ownerId))
  }

  /** Whether there is anything that is hidden from whoever has not paid. */
  async areAnyHidden(scanId: string): Promise<boolean> {
    return (await this.findings.ofScan(scanId)).some((finding) => isMasked(finding, visibleUnpaid))
  }
}
