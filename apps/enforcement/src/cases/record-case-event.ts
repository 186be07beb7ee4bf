import { Injectable } from '@nestjs/common'
import { rejectionReasons, type CaseEventKind, type RejectionReason } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { regimes, type Regime } from '../notices/notice-facts'
import { NoticesQueries } from '../notices/notices.queries'
import { NoteNews } from '../respondent-mails/note-news'
import { AdvanceCase } from './advance-case'
import type { CaseEntity } from './case.entity'
import { CaseEventsRepository } from './case-events.repository'
import { advanceCase } from './case-history.rules'
import type { CaseAuthor } from './case-standing'
import { CasesRepository } from './cases.repository'
import { standingOf } from './standing-of-case'

/** Something that happened to a case, from wherever it is known. */
export interface RecordedEvent {
  readonly caseId: string
  readonly kind: CaseEventKind
  /** When it happened: for a mail, when it was received. */
  readonly at: Date
  readonly by: CaseAuthor
  /** Names it once: a repeated event of this name has no second effect. */
  readonly source: string
  /** Shown on the time line; `firstDownAt`, `reason` and `regime` count for the rules. */
  readonly facts: Readonly<Record<string, unknown>>
}

/** Applies an event to its case, once; what does not fit its state is noted on the time line and changes nothing. */
@Injectable()
export class RecordCaseEvent {
  constructor(
    private readonly cases: CasesRepository,
    private readonly events: CaseEventsRepository,
    private readonly advance: AdvanceCase,
    private readonly notices: NoticesQueries,
    private readonly noteNews: NoteNews,
  ) {}

  /** @returns whether it changed the case, now or by the same source before; undefined where there is no such case */
  async execute(tx: Tx, event: RecordedEvent): Promise<boolean | undefined> {
    const row = await this.cases.lock(tx, event.caseId)
    return row ? this.apply(tx, row, event) : undefined
  }

  /** The same for a case whose row is locked. @throws Problem QUOTA_EXHAUSTED for the opening */
  async apply(tx: Tx, row: CaseEntity, event: RecordedEvent): Promise<boolean> {
    if (await this.events.isKnown(tx, row.id, event.source)) return true
    const { kind } = event
    const wasOpen = row.outcome === null
    const facts = await this.withRegime(tx, row.number, event)
    const advance = advanceCase(standingOf(row), {
      kind,
      at: event.at,
      ...(facts['firstDownAt'] !== undefined && { firstDownAt: new Date(String(facts['firstDownAt'])) }),
      ...(kind === 'rejected' && reasonOf(facts)),
    })
    if (advance) await this.advance.execute(tx, row, advance, { kind, at: event.at, regime: regimeOf(facts) })
    // Its other side has nothing to answer for any more.
    if (wasOpen && row.outcome !== null) await this.noteNews.execute(tx, row.id)
    const remedy = advance?.remedy ?? undefined
    await this.events.append(tx, {
      ...event,
      facts: { ...facts, ...(remedy && { remedy }) },
      stateAfter: advance ? row.state : null,
    })
    return advance !== undefined
  }

  /** Whoever tells of an answer need not know what law it is under: that is the notice's which it answers. */
  private async withRegime(
    tx: Tx,
    caseNumber: string,
    { kind, facts }: RecordedEvent,
  ): Promise<RecordedEvent['facts']> {
    if (!startsPeriodsOfLaw.has(kind) || regimeOf(facts)) return facts
    const regime = await this.notices.latestRegime(caseNumber, tx)
    return regime ? { ...facts, regime } : facts
  }
}

const startsPeriodsOfLaw: ReadonlySet<CaseEventKind> = new Set([
  'counter-notice-received',
  'supplement-asked',
  'rejected',
])

function reasonOf({ reason }: RecordedEvent['facts']): { reason?: RejectionReason } {
  const known = rejectionReasons.find((each) => each === reason)
  return known ? { reason: known } : {}
}

const regimeOf = ({ regime }: RecordedEvent['facts']): Regime | undefined =>
  regimes.find((each) => each === regime)
