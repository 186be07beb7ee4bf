import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { LetterSeal } from './letter-seal'
import type { Letter } from './letters'
import { MailsRepository } from './mails.repository'

/** The queue of mails: what is added leaves once the transaction has committed, and never if it has not. */
@Injectable()
export class Mails {
  constructor(
    private readonly seal: LetterSeal,
    private readonly mails: MailsRepository,
  ) {}

  async add(tx: Tx, letter: Letter): Promise<void> {
    await this.mails.insert(tx, { ...letter, id: crypto.randomUUID(), sealed: await this.seal.close(letter) })
  }
}
