import { Controller } from '@nestjs/common'
import { findingDecided, licenceEnded, licenceGranted, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { NoteDecision } from './note-decision'
import { NoteLicence } from './note-licence'

@Controller()
export class DecisionsConsumer {
  constructor(
    private readonly noteDecision: NoteDecision,
    private readonly noteLicence: NoteLicence,
  ) {}

  @OnEvent(findingDecided)
  decided(decided: PayloadOf<typeof findingDecided>, tx: Tx): Promise<void> {
    return this.noteDecision.execute(tx, decided)
  }

  @OnEvent(licenceGranted)
  granted(granted: PayloadOf<typeof licenceGranted>, tx: Tx): Promise<void> {
    return this.noteLicence.granted(tx, granted)
  }

  @OnEvent(licenceEnded)
  ended(ended: PayloadOf<typeof licenceEnded>, tx: Tx): Promise<void> {
    return this.noteLicence.ended(tx, ended)
  }
}
