import { Controller } from '@nestjs/common'
import { findingDecided, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { NoteDecision } from './note-decision'

@Controller()
export class DecisionsConsumer {
  constructor(private readonly noteDecision: NoteDecision) {}

  @OnEvent(findingDecided)
  decided(decided: PayloadOf<typeof findingDecided>, tx: Tx): Promise<void> {
    return this.noteDecision.execute(tx, decided)
  }
}
