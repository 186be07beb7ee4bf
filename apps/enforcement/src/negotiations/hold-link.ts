import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { NegotiationsRepository } from './negotiations.repository'
import type { StoredNegotiation } from './stored-negotiation'

/** Holds a negotiation for whoever has come to its page by a link, as long as it is still that one. */
@Injectable()
export class HoldLink {
  constructor(private readonly negotiations: NegotiationsRepository) {}

  /** Until the transaction ends. Undefined where the link leads nowhere any more. */
  async execute(tx: Tx, caseId: string, linkId: string): Promise<StoredNegotiation | undefined> {
    const stored = await this.negotiations.lock(tx, caseId)
    return stored && (await this.negotiations.hasLink(tx, stored.id, linkId)) ? stored : undefined
  }
}
