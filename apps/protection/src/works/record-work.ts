import { Injectable } from '@nestjs/common'
import { spendsUnits } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller, type IdempotentRequest } from '@originseal/http'
import { SpendUnits } from '@originseal/units'
import { QueueSeal } from '../anchors/queue-seal'
import { StoreWork } from './store-work'
import type { Work } from './work.rules'
import { WorksRepository } from './works.repository'

export interface RegisteredWork {
  readonly workId: string
  /** Only for a visitor who was admitted with this work. */
  readonly trialToken?: string | undefined
}

/** The one transaction of a registration: a member's unit, the work, and its place in the anchor queue. */
@Injectable()
export class RecordWork {
  constructor(
    readonly idempotency: Idempotency,
    private readonly works: WorksRepository,
    private readonly spendUnits: SpendUnits,
    private readonly storeWork: StoreWork,
    private readonly queueSeal: QueueSeal,
  ) {}

  /** @param caller who seals it; a visitor’s trial costs nothing; @throws Problem QUOTA_EXHAUSTED */
  once(
    request: IdempotentRequest,
    work: Work,
    caller: Caller | undefined,
    trialToken: string | undefined,
  ): Promise<RegisteredWork> {
    return this.idempotency.once(request, async (tx) => {
      await this.execute(tx, work, caller)
      return { workId: work.id, trialToken }
    })
  }

  private async execute(tx: Tx, work: Work, caller: Caller | undefined): Promise<void> {
    await this.works.holdOwner(tx, work.ownerId)
    // The token of an account that was erased a moment ago may still be good.
    if (await this.works.isErased(tx, work.ownerId)) throw new Problem('TOKEN_INVALID')
    if (caller && spendsUnits(caller.role)) await this.spendSeal(tx, work)
    await this.storeWork.execute(tx, work)
    await this.queueSeal.execute(tx, work)
  }

  private async spendSeal(tx: Tx, { id, ownerId }: Work): Promise<void> {
    await this.spendUnits.execute(tx, {
      ownerId,
      unit: 'seal',
      quantity: 1,
      eventId: `work:${id}`,
      cause: { kind: 'work', id },
    })
  }
}
