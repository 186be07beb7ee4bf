import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { CaseEvent, CaseEvents, FilingByHand, RetractionEvent } from '../notices/case-events'
import { NoteNews } from '../respondent-mails/note-news'
import { CaseEventsRepository } from './case-events.repository'
import { CasesRepository } from './cases.repository'
import { NoteOnCase } from './note-on-case'
import { RecordCaseEvent } from './record-case-event'

/** What notices and answers do to their cases. What is about a case that is not there any more is nobody's. */
@Injectable()
export class RecordNoticeEvent implements CaseEvents {
  constructor(
    private readonly recordEvent: RecordCaseEvent,
    private readonly cases: CasesRepository,
    private readonly events: CaseEventsRepository,
    private readonly noteOnCase: NoteOnCase,
    private readonly noteNews: NoteNews,
  ) {}

  async record(tx: Tx, event: CaseEvent): Promise<void> {
    await this.recordEvent.execute(tx, event)
  }

  async note(tx: Tx, event: RetractionEvent): Promise<void> {
    await this.noteOnCase.execute(tx, event)
    if (event.kind === 'retraction-sent') await this.noteNews.execute(tx, event.caseId)
  }

  async filingsByHand(tx: Tx, caseId: string): Promise<FilingByHand[]> {
    await this.cases.lock(tx, caseId)
    return this.events.filingsByHand(tx, caseId)
  }
}
