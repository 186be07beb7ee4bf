import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { HoldObservedCase } from '../cases/hold-observed-case'
import { KeepUndertakings } from '../negotiations/keep-undertakings'
import { findingOf } from './confirmation.rules'
import { judgeUndertaking } from './observation-jobs'
import { ObservationsRepository } from './observations.repository'
import { judgeRemoval } from './removal.rules'

/** Decides by the looks at a page whether the removal was done that a settlement wants. */
@Injectable()
export class JudgeUndertaking {
  constructor(
    private readonly undertakings: KeepUndertakings,
    private readonly holdCase: HoldObservedCase,
    private readonly observations: ObservationsRepository,
  ) {}

  @OnJob(judgeUndertaking)
  async execute({ payload: { caseId } }: RunningJob<{ caseId: string }>): Promise<Effect> {
    return (tx) => this.judge(tx, caseId)
  }

  /** A negotiation is locked before its case, as steps of the two sides do. */
  private async judge(tx: Tx, caseId: string): Promise<void> {
    const undertaking = await this.undertakings.hold(tx, caseId)
    const held = undertaking && (await this.holdCase.execute(tx, caseId))
    if (!held) return
    const observed = await this.observations.ofRound(tx, caseId, held.round)
    const result = judgeRemoval(undertaking, findingOf(observed, held.isAnnounced))
    if (result) await this.undertakings.decide(tx, caseId, result)
  }
}
