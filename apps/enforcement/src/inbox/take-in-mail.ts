import { createHash, randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import type { MailEnvelope } from '@originseal/mail'
import { RESOLVE_RECORDS } from '../tools/tools'
import { authenticateMail, type ResolveRecords } from './authenticate-mail'
import { readInboundMail } from './inbox-jobs'
import { InboxRepository } from './inbox.repository'
import { MailFiles } from './mail-files'

/** Keeps a mail before anybody is told that it was taken: bytes first, then a row for each recipient, then it is read. */
@Injectable()
export class TakeInMail {
  constructor(
    private readonly transaction: Transaction,
    private readonly inbox: InboxRepository,
    private readonly files: MailFiles,
    private readonly jobs: Jobs,
    @Inject(RESOLVE_RECORDS) private readonly resolve: ResolveRecords,
  ) {}

  /** The same mail to the same recipient is one mail. */
  async execute(raw: Buffer, recipients: readonly string[], envelope: MailEnvelope): Promise<void> {
    const receivedAt = new Date()
    const sha256 = createHash('sha256').update(raw).digest('hex')
    const authentication = await authenticateMail(raw, envelope, this.resolve)
    await this.files.keep(sha256, raw)
    await this.transaction.run(async (tx) => {
      for (const recipient of new Set(recipients.map((address) => address.toLowerCase()))) {
        const id = randomUUID()
        const mail = { id, sha256, recipient, receivedAt, size: raw.byteLength, authentication }
        if (await this.inbox.insert(tx, mail)) await this.jobs.add(tx, readInboundMail, { mailId: id })
      }
    })
  }
}
