import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { StoredObject } from '@originseal/storage'
import { NoticeFiles } from './notice-files'
import { NoticesQueries } from './notices.queries'
import { NoticesRepository } from './notices.repository'
import { WriteNoticeMessage } from './write-notice-message'

/** The messages of attempts: written at the first try, read at every further one. */
@Injectable()
export class NoticeMessages {
  constructor(
    private readonly queries: NoticesQueries,
    private readonly notices: NoticesRepository,
    private readonly files: NoticeFiles,
    private readonly writeMessage: WriteNoticeMessage,
  ) {}

  /** Undefined where there is nothing to send any more. `toKeep`: written just now, and to be noted before it is sent. */
  async open(
    attemptId: string,
  ): Promise<{ raw: Buffer; recipient: string; caseId: string; toKeep?: StoredObject } | undefined> {
    const found = await this.queries.attempt(attemptId)
    if (!found || found.attempt.state !== 'queued') return undefined
    const { attempt, notice } = found
    const { recipient, messageKey } = attempt
    const { caseId } = notice
    if (messageKey !== null) return { raw: await this.files.read(messageKey), recipient, caseId }
    const { raw, file } = await this.writeMessage.execute(attempt, notice)
    return { raw, recipient, caseId, toKeep: file }
  }

  async keep(tx: Tx, attemptId: string, file: StoredObject): Promise<void> {
    await this.notices.keepMessage(tx, attemptId, file)
  }
}
