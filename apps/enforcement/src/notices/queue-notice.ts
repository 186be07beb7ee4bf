import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { getDomain } from 'tldts'
import type { SignedNotice } from './notice-content'
import { sendNotice } from './notice-jobs'
import { NoticesRepository } from './notices.repository'
import { contentBytes } from './sign-notice'

export interface NoticeToQueue {
  readonly caseId: string
  readonly ownerId: string
  readonly notice: SignedNotice
  /** Mailbox of the channel. */
  readonly recipient: string
  /** Domains that sign the provider's mails, where the platform is known. */
  readonly mailDomains: readonly string[]
}

/** Keeps a signed notice and sends it by mail once the transaction has committed. */
@Injectable()
export class QueueNotice {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly jobs: Jobs,
  ) {}

  /** Gives the ids of the notice and its attempt. */
  async execute(tx: Tx, order: NoticeToQueue): Promise<{ noticeId: string; attemptId: string }> {
    const { caseId, ownerId, notice, recipient, mailDomains } = order
    const noticeId = randomUUID()
    const attemptId = randomUUID()
    await this.notices.insert(tx, {
      id: noticeId,
      caseId,
      ownerId,
      caseNumber: notice.content.caseNumber,
      channel: notice.content.channel,
      answerDomains: registrableDomains([...mailDomains, recipient.slice(recipient.lastIndexOf('@') + 1)]),
      content: contentBytes(notice.content).toString('utf8'),
      contentSha256: notice.contentSha256,
      signature: notice.signature,
      createdAt: new Date(),
    })
    await this.notices.insertAttempt(tx, noticeId, attemptId, recipient)
    await this.jobs.add(tx, sendNotice, { attemptId }, { key: noticeId })
    return { noticeId, attemptId }
  }
}

const registrableDomains = (hosts: readonly string[]): string[] => [
  ...new Set(hosts.map((host) => getDomain(host, { allowPrivateDomains: true }) ?? host)),
]
