import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { ContactRepository } from './contact.repository'

interface Handling {
  readonly messageId: string
  readonly administratorId: string
  readonly note: string
}

/** Notes what was done about a message. Of two administrators at once one does; the other reads that it was done. */
@Injectable()
export class HandleContactMessage {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly messages: ContactRepository,
  ) {}

  /** @throws Problem CONTACT_MESSAGE_NOT_FOUND, CONTACT_MESSAGE_HANDLED */
  execute({ messageId, administratorId, note }: Handling, key?: string): Promise<void> {
    const scope = `handleContactMessage:${administratorId}`
    return this.idempotency.once({ key, scope, request: { messageId, note } }, async (tx) => {
      const message = await this.messages.held(tx, messageId)
      if (!message) throw new Problem('CONTACT_MESSAGE_NOT_FOUND')
      if (message.isHandled) throw new Problem('CONTACT_MESSAGE_HANDLED')
      await this.messages.handle(tx, messageId, administratorId, note)
    })
  }
}
