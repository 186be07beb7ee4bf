import { Controller } from '@nestjs/common'
import {
  certificateIssued,
  findingRecorded,
  planChanged,
  scanUnlocked,
  trialWorksClaimed,
  workAnchored,
  workRegistered,
  type PayloadOf,
} from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { FollowFacts } from './follow-facts'
import { NoteFinding } from './note-finding'

@Controller()
export class FindingsConsumer {
  constructor(
    private readonly noteFinding: NoteFinding,
    private readonly followFacts: FollowFacts,
  ) {}

  @OnEvent(findingRecorded)
  found(found: PayloadOf<typeof findingRecorded>, tx: Tx): Promise<void> {
    return this.noteFinding.execute(tx, found)
  }

  @OnEvent(workRegistered)
  registered(work: PayloadOf<typeof workRegistered>, tx: Tx): Promise<void> {
    return this.followFacts.registered(tx, work)
  }

  @OnEvent(workAnchored)
  anchored(anchored: PayloadOf<typeof workAnchored>, tx: Tx): Promise<void> {
    return this.followFacts.anchored(tx, anchored)
  }

  @OnEvent(certificateIssued)
  certified(certificate: PayloadOf<typeof certificateIssued>, tx: Tx): Promise<void> {
    return this.followFacts.certified(tx, certificate)
  }

  @OnEvent(trialWorksClaimed)
  claimed(claim: PayloadOf<typeof trialWorksClaimed>, tx: Tx): Promise<void> {
    return this.followFacts.claimed(tx, claim)
  }

  @OnEvent(planChanged)
  changed(change: PayloadOf<typeof planChanged>, tx: Tx): Promise<void> {
    return this.followFacts.planChanged(tx, change)
  }

  @OnEvent(scanUnlocked)
  unlocked({ scanId }: PayloadOf<typeof scanUnlocked>, tx: Tx): Promise<void> {
    return this.followFacts.unlocked(tx, scanId)
  }
}
