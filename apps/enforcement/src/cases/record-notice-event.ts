import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { CaseEvent, CaseEvents } from '../notices/case-events'
import { RecordCaseEvent } from './record-case-event'

/** What notices and answers do to their cases. What is about a case that is not there any more is nobody's. */
@Injectable()
export class RecordNoticeEvent implements CaseEvents {
  constructor(private readonly recordEvent: RecordCaseEvent) {}

  async record(tx: Tx, event: CaseEvent): Promise<void> {
    await this.recordEvent.execute(tx, event)
  }
}
