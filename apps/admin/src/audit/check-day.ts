import { Injectable } from '@nestjs/common'
import { findAuditFault, isAnchorOf, NO_AUDIT_HASH, type AuditPosition } from '@originseal/anchoring'
import type { AuditDayFault, AuditEntry, CheckAuditDayResponse } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { AuditDaysQueries } from './audit-days.queries'
import { AuditQueries } from './audit.queries'

const batch = 1_000

/** Calculates a day of the log anew, entry by entry, and holds its proofs against it. */
@Injectable()
export class CheckDay {
  constructor(
    private readonly audit: AuditQueries,
    private readonly days: AuditDaysQueries,
  ) {}

  /** @throws Problem AUDIT_DAY_NOT_FOUND */
  async execute(date: string): Promise<CheckAuditDayResponse> {
    let before: AuditPosition = (await this.audit.before(date)) ?? { sequence: 0, hash: NO_AUDIT_HASH }
    const open = new Map((await this.days.anchors(date)).map((anchor) => [anchor.sequence, anchor]))
    let count = 0
    let fault: AuditDayFault | null = null
    for (let entries: AuditEntry[] = []; fault === null;) {
      entries = await this.audit.ofDay(date, before.sequence, batch)
      if (entries.length === 0) break
      count += entries.length
      fault = findAuditFault(date, before, entries)
      for (const entry of entries) {
        const anchor = open.get(entry.sequence)
        if (anchor && isAnchorOf(anchor, entry)) open.delete(entry.sequence)
      }
      before = entries.at(-1) as AuditEntry
    }
    if (count === 0 && open.size === 0) throw new Problem('AUDIT_DAY_NOT_FOUND')
    const [loose] = open.keys()
    if (loose !== undefined) fault ??= { sequence: loose, fault: 'anchor' }
    return { entries: count, fault }
  }
}
