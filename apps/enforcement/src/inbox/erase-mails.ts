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
    for (const sha256 of await this.inbox.erase(tx, ownerId))
      await this.jobs.add(tx, removeMailFile, { sha256 })
  }

  @OnJob(removeMailFile)
  async remove({ payload: { sha256 } }: RunningJob<{ sha256: string }>): Promise<void> {
    await this.files.remove(sha256)
  }
}
