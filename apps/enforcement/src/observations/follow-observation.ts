import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { AskOwner } from '../cases/ask-owner'
import { HoldObservedCase, type ObservedCase } from '../cases/hold-observed-case'
import { PlanNextLook } from '../cases/plan-next-look'
import { RecordCaseEvent } from '../cases/record-case-event'
import { eventOf, needsOwner } from './case-event.rules'
import { firstDownAtOf, type Observed } from './confirmation.rules'
import type { Observation } from './observation'
import { judgeUndertaking } from './observation-jobs'
import { ObservationsRepository } from './observations.repository'
import { countsAs } from './verdict.rules'

type NewObservation = Omit<Observation, 'caseId' | 'ownerId' | 'round'>

/** Keeps a look with what follows from it: the case's event, the next look, a question to its owner. */
@Injectable()
export class FollowObservation {
  constructor(
    private readonly holdCase: HoldObservedCase,
    private readonly observations: ObservationsRepository,
    private readonly recordEvent: RecordCaseEvent,
    private readonly planNextLook: PlanNextLook,
    private readonly askOwner: AskOwner,
    private readonly jobs: Jobs,
  ) {}

  /** @param isRefused whoever runs the place does not want our visits */
  async execute(tx: Tx, caseId: string, seen: NewObservation, isRefused: boolean): Promise<void> {
    const held = await this.holdCase.execute(tx, caseId)
    // It has moved on to where nothing is looked at: what was seen meanwhile says nothing.
    if (!held) return
    const { ownerId, round } = held
    await this.observations.insert(tx, { ...seen, caseId, ownerId, round })
    const observed = await this.observations.ofRound(tx, caseId, round)
    await this.record(tx, caseId, held, seen, observed)
    await this.planNextLook.execute(tx, caseId, {
      firstDownAt: firstDownAtOf(observed),
      byOwner: seen.byOwner,
    })
    if (countsAs(seen.verdict)) await this.jobs.add(tx, judgeUndertaking, { caseId }, { key: caseId })
    if (!seen.byOwner && needsOwner(observed, isRefused)) await this.askOwner.execute(tx, caseId)
  }

  /** Nobody of us may look: its owner is asked, and asked again when another look is due. */
  async unseen(tx: Tx, caseId: string): Promise<void> {
    const held = await this.holdCase.execute(tx, caseId)
    if (!held) return
    const firstDownAt = firstDownAtOf(await this.observations.ofRound(tx, caseId, held.round))
    await this.planNextLook.execute(tx, caseId, { firstDownAt, byOwner: false })
    await this.askOwner.execute(tx, caseId)
  }

  private async record(
    tx: Tx,
    caseId: string,
    held: ObservedCase,
    seen: NewObservation,
    observed: readonly Observed[],
  ): Promise<void> {
    const event = eventOf(held, observed)
    if (!event) return
    await this.recordEvent.execute(tx, {
      caseId,
      kind: event.kind,
      at: seen.at,
      by: seen.byOwner ? 'owner' : 'us',
      source: `observation:${seen.id}`,
      facts: {
        ...factsOf(seen),
        ...(event.kind === 'down-confirmed' && {
          firstDownAt: event.firstDownAt.toISOString(),
          confirmedBy: event.by,
        }),
      },
    })
  }
}

/** What the time line says of a look; the hash stands for all that was seen. */
const factsOf = ({ id, verdict, signs, files }: NewObservation) => ({
  observationId: id,
  verdict,
  evidenceSha256: createHash('sha256').update(JSON.stringify({ signs, files })).digest('hex'),
})
