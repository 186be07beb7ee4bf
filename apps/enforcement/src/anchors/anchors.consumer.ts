import { Controller } from '@nestjs/common'
import { digestAnchored, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { NoteAnchor } from './note-anchor'

@Controller()
export class AnchorsConsumer {
  constructor(private readonly noteAnchor: NoteAnchor) {}

  @OnEvent(digestAnchored)
  anchored(anchored: PayloadOf<typeof digestAnchored>, tx: Tx): Promise<void> {
    return this.noteAnchor.execute(tx, anchored)
  }
}
