import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import { removeMailFile } from './inbox-jobs'
import { InboxRepository, type RemovedMails } from './inbox.repository'
import { MailFiles } from './mail-files'

/** Removes the mails about an owner's cases: rows at once, files after them. */
@Injectable()
export class EraseMails {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly files: MailFiles,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.removeFiles(tx, await this.inbox.erase(tx, ownerId))
  }

  /** The same for a case that ended long ago. */
  async ofCase(tx: Tx, { number }: { readonly number: string }): Promise<void> {
    await this.removeFiles(tx, await this.inbox.eraseOfCase(tx, number))
  }

  /** Some of the mails of which nobody knows what they are about. @returns how many went */
  async ofNoCase(tx: Tx, receivedBefore: Date): Promise<number> {
    const removed = await this.inbox.eraseUnassigned(tx, receivedBefore)
    await this.removeFiles(tx, removed)
    return removed.count
  }

  private async removeFiles(tx: Tx, { hashes }: RemovedMails): Promise<void> {
    for (const sha256 of hashes) await this.jobs.add(tx, removeMailFile, { sha256 })
  }

  @OnJob(removeMailFile)
  async remove({ payload: { sha256 } }: RunningJob<{ sha256: string }>): Promise<void> {
    await this.files.remove(sha256)
  }
}
