import { Injectable } from '@nestjs/common'
import type { NegotiationView } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { commitLook } from '@originseal/http'
import { ReadNegotiation } from './read-negotiation'

/** Shows an administrator what two sides wrote to each other. */
@Injectable()
export class OpenNegotiation {
  constructor(
    private readonly readNegotiation: ReadNegotiation,
    private readonly transaction: Transaction,
  ) {}

  /** @throws Problem NEGOTIATION_NOT_FOUND */
  async execute(caseId: string): Promise<NegotiationView> {
    const view = await this.readNegotiation.ofAnybody(caseId)
    await commitLook(this.transaction)
    return view
  }
}
