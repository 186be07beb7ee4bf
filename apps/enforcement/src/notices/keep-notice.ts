import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { getDomain } from 'tldts'
import type { Channel } from '../channels/channel'
import { firstChannels } from '../channels/first-channels'
import type { SignedNotice } from './notice-content'
import { reportNotice, sendNotice } from './notice-jobs'
import { NoticesRepository } from './notices.repository'
import { contentBytes } from './sign-notice'

export interface NoticeToKeep {
  readonly caseId: string
  readonly ownerId: string
  readonly platform: string | null
  readonly notice: SignedNotice
  readonly channel: Channel
}

/** Keeps a signed notice; by mail or by an interface it leaves once the transaction has committed. */
@Injectable()
export class KeepNotice {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, order: NoticeToKeep): Promise<{ noticeId: string; attemptId: string | undefined }> {
    const { caseId, ownerId, notice, channel } = order
    const noticeId = randomUUID()
    await this.notices.insert(tx, {
      id: noticeId,
      caseId,
      ownerId,
      caseNumber: notice.content.caseNumber,
      channel: channel.id,
      answerDomains: answerDomainsOf(order),
      content: contentBytes(notice.content).toString('utf8'),
      contentSha256: notice.contentSha256,
      signature: notice.signature,
      createdAt: new Date(),
      takenBack: null,
    })
    const { mode, address } = channel
    if ((mode !== 'email' && mode !== 'api') || address === undefined)
      return { noticeId, attemptId: undefined }
    const attemptId = randomUUID()
    await this.notices.insertAttempt(tx, noticeId, attemptId, address)
    await this.jobs.add(tx, mode === 'email' ? sendNotice : reportNotice, { attemptId }, { key: noticeId })
    return { noticeId, attemptId }
  }
}

/** Registrable domains that sign the mails of whoever gets it. */
function answerDomainsOf({ platform, channel: { id, mode, address } }: NoticeToKeep): string[] {
  const known = firstChannels.platforms.find(
    (record) => record.platform === platform || record.channels.some((channel) => channel.id === id),
  )
  const mailbox =
    mode === 'email' && address !== undefined ? [address.slice(address.lastIndexOf('@') + 1)] : []
  const hosts = [...(known?.mailDomains ?? []), ...mailbox]
  return [...new Set(hosts.map((host) => getDomain(host, { allowPrivateDomains: true }) ?? host))]
}
