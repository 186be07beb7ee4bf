import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { StoredObject } from '@originseal/storage'
import { NoticeFiles } from './notice-files'
import { NoticesQueries } from './notices.queries'
import { NoticesRepository } from './notices.repository'
import { WriteNoticeMessage } from './write-notice-message'

export interface OpenMessage {
  readonly raw: Buffer
  readonly recipient: string
  readonly caseId: string
  readonly isRetraction: boolean
  /** Written just now, and to be noted before it is sent. */
  readonly toKeep?: StoredObject
}

/** The messages of attempts: written at the first try, read at every further one. */
@Injectable()
export class NoticeMessages {
  constructor(
    private readonly queries: NoticesQueries,
    private readonly notices: NoticesRepository,
    private readonly files: NoticeFiles,
    private readonly writeMessage: WriteNoticeMessage,
  ) {}

  /** Undefined where there is nothing to send any more. */
  async open(attemptId: string): Promise<OpenMessage | undefined> {
    const found = await this.queries.attempt(attemptId)
    if (!found || found.attempt.endedAt !== null) return undefined
    const { attempt, notice, retraction } = found
    const { recipient, messageKey } = attempt
    const about = { recipient, caseId: notice.caseId, isRetraction: retraction !== undefined }
    if (messageKey !== null) return { ...about, raw: await this.files.read(messageKey) }
    const { raw, file } = retraction
      ? await this.writeMessage.retraction(attempt, notice, retraction)
      : await this.writeMessage.notice(attempt, notice)
    return { ...about, raw, toKeep: file }
  }

  async keep(tx: Tx, attemptId: string, file: StoredObject): Promise<void> {
    await this.notices.keepMessage(tx, attemptId, file)
  }
}
