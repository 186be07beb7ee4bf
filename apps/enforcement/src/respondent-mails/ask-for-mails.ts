import { createHmac } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { networkOf } from '@originseal/http'
import { MAIL_ENCRYPTION, MailQueue, type MailEncryption, type MailLanguage } from '@originseal/mail'
import { hashOfSecret } from '../negotiations/respondent-links'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { CodeRequestsRepository } from './code-requests.repository'
import { ForgetAddress } from './forget-address'
import { mailboxOf } from './mail-address.rules'
import { codeLifeMs, hashOfCode, makeCode } from './one-time-code'
import { RespondentAddressesRepository } from './respondent-addresses.repository'
import type { RespondentMail } from './respondent-mail'

const dayMs = 86_400_000
/** Codes in 24 hours. What a stranger's mailbox gets is the least; nobody is told that it was reached. */
export const codesPerDay = { negotiation: 5, network: 10, mailbox: 3 } as const

export interface AskedForMails {
  readonly caseId: string
  readonly negotiationId: string
  readonly address: string
  readonly language: MailLanguage
  readonly clientAddress: string
}

/** Keeps an address that nobody has confirmed, and sends a code to it. */
@Injectable()
export class AskForMails {
  constructor(
    private readonly addresses: RespondentAddressesRepository,
    private readonly requests: CodeRequestsRepository,
    private readonly forgetAddress: ForgetAddress,
    private readonly mails: MailQueue<RespondentMail>,
    @Inject(MAIL_ENCRYPTION) private readonly encryption: MailEncryption,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  /**
   * The negotiation is held. What is answered, and what is kept, does not depend on the address: where its mailbox has got enough
   * codes, no further one is sent.
   */
  async execute(tx: Tx, asked: AskedForMails): Promise<'asked' | 'confirmed-already' | 'too-many'> {
    const { caseId, negotiationId, address: to, language, clientAddress } = asked
    const earlier = await this.addresses.lock(tx, caseId)
    if (earlier?.code === null) return 'confirmed-already'
    const at = new Date()
    const negotiation = this.keyOf('negotiation', negotiationId)
    const network = this.keyOf('network', networkOf(clientAddress))
    const mailbox = this.keyOf('mailbox', mailboxOf(to))
    await this.requests.hold(tx, [network, mailbox])
    const isFull = async (of: keyof typeof codesPerDay, key: Buffer) =>
      (await this.requests.countSince(tx, key, new Date(at.getTime() - dayMs))) >= codesPerDay[of]
    if ((await isFull('negotiation', negotiation)) || (await isFull('network', network))) return 'too-many'
    const isSent = !(await isFull('mailbox', mailbox))
    await this.requests.insert(tx, [negotiation, network, mailbox], at)

    if (earlier) await this.forgetAddress.ofCase(tx, caseId)
    const id = crypto.randomUUID()
    const code = makeCode()
    await this.addresses.insert(tx, {
      id,
      caseId,
      negotiationId,
      encrypted: await this.encryption.encrypt({ to, values: {} }),
      language,
      stopSha256: hashOfSecret(this.keys.respondentLinks.stopTokenOf(id)),
      code: {
        hash: hashOfCode(this.keys.respondentCodes, id, code),
        expiresAt: new Date(at.getTime() + codeLifeMs),
      },
    })
    if (isSent)
      await this.mails.add(tx, {
        ownerId: id,
        to,
        language,
        template: 'confirm-respondent-address',
        values: { code },
      })
    return 'asked'
  }

  /** Nobody who reads the database learns of whom it is. */
  private keyOf(of: keyof typeof codesPerDay, value: string): Buffer {
    return createHmac('sha256', this.keys.respondentCodes).update(`${of}:${value}`).digest()
  }
}
