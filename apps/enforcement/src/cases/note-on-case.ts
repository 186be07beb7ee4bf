import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CaseEventsRepository, type NewEntry } from './case-events.repository'
import { CasesRepository } from './cases.repository'

/** Something that changes no state of a case, and is to be read on its time line: once by each source. */
@Injectable()
export class NoteOnCase {
  constructor(
    private readonly cases: CasesRepository,
    private readonly events: CaseEventsRepository,
  ) {}

  async execute(tx: Tx, note: Omit<NewEntry, 'stateAfter'>): Promise<void> {
    const row = await this.cases.lock(tx, note.caseId)
    if (!row || (await this.events.isKnown(tx, row.id, note.source))) return
    await this.events.append(tx, { ...note, stateAfter: null })
  }
}
