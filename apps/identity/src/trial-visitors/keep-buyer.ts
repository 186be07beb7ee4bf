import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { TrialVisitorsRepository } from './trial-visitors.repository'

/** For so long after a payment the link of its mail opens what was bought: as long as packs can be used. */
const keepMs = 365 * 86_400_000

/** Keeps a visitor who has paid for longer than others: they may come back by the link of a mail (ADR 55). */
@Injectable()
export class KeepBuyer {
  constructor(private readonly visitors: TrialVisitorsRepository) {}

  execute(tx: Tx, visitorId: string, paidAt: string): Promise<void> {
    return this.visitors.keep(tx, visitorId, new Date(Date.parse(paidAt) + keepMs))
  }
}
