import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import { removeMailFile } from './inbox-jobs'
import { InboxRepository } from './inbox.repository'
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
    await this.removeFiles(tx, await this.inbox.erase(tx, { owner_id: ownerId }))
  }

  /** The same for a case that ended long ago. */
  async ofCase(tx: Tx, { number }: { readonly number: string }): Promise<void> {
    await this.removeFiles(tx, await this.inbox.erase(tx, { case_number: number }))
  }

  /** Some of the mails of which nobody knows what they are about. @returns how many went */
  async ofNoCase(tx: Tx, receivedBefore: Date): Promise<number> {
    const { count, hashes } = await this.inbox.eraseUnassigned(tx, receivedBefore)
    await this.removeFiles(tx, hashes)
    return count
  }

  private async removeFiles(tx: Tx, hashes: readonly string[]): Promise<void> {
    for (const sha256 of hashes) await this.jobs.add(tx, removeMailFile, { sha256 })
  }

  @OnJob(removeMailFile)
  async remove({ payload: { sha256 } }: RunningJob<{ sha256: string }>): Promise<void> {
    await this.files.remove(sha256)
  }
}
