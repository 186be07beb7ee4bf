import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { WriteFindings, type FoundCopy } from '../../findings/write-findings'
import { ProgressLog } from '../progress/progress-log.repository'
import type { Progress } from '../progress/progress-words'
import { TaskQueue, type LeasedTask } from '../tasks/task-queue'
import { ComparedImagesRepository } from './compared-images.repository'
import { ExamineForScan } from './examine-for-scan'
import type { ScanOfWork } from '../any-scan'
import type { Commit, Payload, Step } from './step'

/** `ai-scoring`: lays each suspect over the original; of a copy it keeps the evidence and weighs both sides. */
@Injectable()
export class ExamineSuspects implements Step {
  readonly name = 'ai-scoring'

  constructor(
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly seen: ComparedImagesRepository,
    private readonly examineForScan: ExamineForScan,
    private readonly writeFindings: WriteFindings,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const suspects = await this.seen.suspects(tx, scanId)
    return suspects.map((scanImageId, index) => ({ scanImageId, number: index + 1, of: suspects.length }))
  }

  async run(task: LeasedTask, scan: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const { scanImageId, number, of } = task.payload
    const copy = await this.examineForScan.execute(
      { ...scan, folder: `evidence/${scan.scanId}/${task.id}` },
      String(scanImageId),
      signal,
    )
    const said: Progress = copy
      ? { key: 'copy-found', values: { number: Number(number) } }
      : { key: 'examining', values: { done: Number(number), candidates: Number(of) } }
    return async (tx) => {
      if (copy) await this.addFinding(tx, copy)
      const share = await this.queue.share(tx, scan.scanId, this.name)
      await this.log.say(tx, scan.scanId, this.name, share, said)
    }
  }

  private async addFinding(tx: Tx, copy: Omit<FoundCopy, 'pagesOnHost'>): Promise<void> {
    const { origin } = new URL(copy.picture.pageUrl)
    const pagesOnHost = await this.seen.suspectPagesOf(tx, copy.scanId, origin)
    await this.writeFindings.add(tx, { ...copy, pagesOnHost })
  }
}
