import { Injectable } from '@nestjs/common'
import { findEvent } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { Undeliverable, type EventMessage } from './event-message'

/** Lets every event have its effect once: the note that it was heard commits together with the effect. */
@Injectable()
export class Inbox {
  constructor(private readonly transaction: Transaction) {}

  async receive(
    message: EventMessage,
    handle: (payload: unknown, tx: Tx) => Promise<unknown>,
  ): Promise<void> {
    const payload = decode(message)
    await this.transaction.run(async (tx) => {
      const fresh = await tx.query(
        'INSERT INTO inbox (event_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id',
        [message.id, message.name],
      )
      if (fresh.length > 0) await handle(payload, tx)
    })
  }

  /** Rejects while the database does not answer. */
  async able(): Promise<void> {
    await this.transaction.run((tx) => tx.query('SELECT 1'))
  }
}

function decode(message: EventMessage): unknown {
  const definition = findEvent(message.name)
  if (!definition) throw new Undeliverable(`no event is called ${message.name}`)
  let json: unknown
  try {
    json = JSON.parse(message.payload)
  } catch {
    throw new Undeliverable('the payload is not JSON')
  }
  const decoded = definition.payload.safeParse(json)
  if (!decoded.success) throw new Undeliverable(`the payload does not fit: ${whyNot(decoded.error)}`)
  return decoded.data
}

/** So many faults of a payload are named. */
const mostFaults = 3

/** In one line, as it is read in a list of parked events; what the fields hold is not in it. */
function whyNot({
  issues,
}: {
  readonly issues: readonly { path: readonly PropertyKey[]; message: string }[]
}): string {
  const named = issues
    .slice(0, mostFaults)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  const others = issues.length - named.length
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}
