import { Injectable } from '@nestjs/common'
import type { EventDefinition } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

export const outboxChannel = 'outbox'

/** Says a fact in the transaction that makes it true: both are committed, or neither. */
@Injectable()
export class Outbox {
  /** Throws if the payload does not fit its schema: a wrong event must not leave. */
  async add<Payload>(tx: Tx, event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void> {
    const decoded = event.payload.parse(payload)
    await tx.query('INSERT INTO outbox (id, name, key, payload) VALUES ($1, $2, $3, $4)', [
      crypto.randomUUID(),
      event.name,
      event.key(decoded),
      JSON.stringify(decoded),
    ])
    await tx.query(`NOTIFY ${outboxChannel}`)
  }
}
