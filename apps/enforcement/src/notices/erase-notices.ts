import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import { NoticeFiles } from './notice-files'
import { removeNoticeFiles } from './notice-jobs'
import { NoticesRepository } from './notices.repository'

/** Removes an owner's notices: rows at once, with what waits to be sent; files after them. */
@Injectable()
export class EraseNotices {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly files: NoticeFiles,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.removeFiles(tx, await this.notices.erase(tx, ownerId))
  }

  /** The same for a case that ended long ago. */
  async ofCase(tx: Tx, { id }: { readonly id: string }): Promise<void> {
    await this.removeFiles(tx, await this.notices.eraseOfCase(tx, id))
  }

  private async removeFiles(tx: Tx, noticeIds: readonly string[]): Promise<void> {
    for (const noticeId of noticeIds) await this.jobs.add(tx, removeNoticeFiles, { noticeId })
  }

  @OnJob(removeNoticeFiles)
  async remove({ payload: { noticeId } }: RunningJob<{ noticeId: string }>): Promise<void> {
    await this.files.removeOf(noticeId)
  }
}
