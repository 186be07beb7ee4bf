import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { SendContactMessageRequest, SendContactMessageResponse } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, networkOf } from '@originseal/http'
import { MailQueue, type MailLanguage } from '@originseal/mail'
import { normalEmail } from '../accounts/account.rules'
import { Tries } from '../tries/tries'
import type { ContactMail } from './contact-mail'
import { referenceOf } from './contact-reference.rules'
import { ContactRepository, type NewContactMessage } from './contact.repository'

export const OPERATOR_EMAIL = Symbol('OPERATOR_EMAIL')

/** Within an hour: an office behind one address has what it needs, and nobody's mailbox can be filled by us. */
const most = { network: 20, email: 3 }
const windowMinutes = 60

export interface ContactSender {
  readonly address: string
  readonly language: MailLanguage
  readonly idempotencyKey: string | undefined
}

/** Keeps a message under a reference number, and mails both: the number to who wrote, the message to who answers. */
@Injectable()
export class SendContactMessage {
  constructor(
    @Inject(OPERATOR_EMAIL) private readonly operatorEmail: string | undefined,
    private readonly tries: Tries,
    private readonly messages: ContactRepository,
    private readonly mails: MailQueue<ContactMail>,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem CONTACT_LIMIT_REACHED with the time to wait */
  async execute(
    written: SendContactMessageRequest,
    { address, language, idempotencyKey }: ContactSender,
  ): Promise<SendContactMessageResponse> {
    const request = { key: idempotencyKey, scope: 'POST /contact-messages', request: written }
    return this.idempotency.inTurn(request, async () => {
      await this.countTry(address, written.email)
      const message: NewContactMessage = {
        ...written,
        id: crypto.randomUUID(),
        reference: referenceOf(new Date(), randomBytes(8)),
        about: written.about || null,
        language,
      }
      return this.idempotency.once(request, async (tx) => {
        await this.messages.insert(tx, message)
        await this.mail(tx, message)
        return { data: { reference: message.reference } }
      })
    })
  }

  private async countTry(address: string, email: string): Promise<void> {
    await this.tries.take(
      [
        { of: 'contact network', value: networkOf(address), most: most.network, windowMinutes },
        { of: 'contact address', value: normalEmail(email), most: most.email, windowMinutes },
      ],
      'CONTACT_LIMIT_REACHED',
    )
  }

  private async mail(tx: Tx, { id, language, ...message }: NewContactMessage): Promise<void> {
    const { reference, email } = message
    const toSender = { template: 'contact-received', values: { reference } } as const
    await this.mails.add(tx, { ownerId: id, to: email, language, ...toSender })
    if (this.operatorEmail === undefined) return
    const toOperator = { template: 'contact-message', values: message } as const
    await this.mails.add(tx, { ownerId: id, to: this.operatorEmail, language: 'zh-TW', ...toOperator })
  }
}
