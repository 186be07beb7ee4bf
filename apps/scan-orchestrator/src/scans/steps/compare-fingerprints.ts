import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { FindImages } from '../../corpus/images/find-images'
import type { WatchedWork } from '../../corpus/works/watched-work'
import { ProgressLog } from '../progress/progress-log.repository'
import { JournalRepository } from '../sources/journal.repository'
import { OWN_INDEX } from '../sources/own-index/own-index'
import { TaskQueue, type LeasedTask } from '../tasks/task-queue'
import { AddKnownImages } from './add-known-images'
import { CompareSeenImages } from './compare-seen-images'
import type { ScanOfWork } from '../any-scan'
import type { Commit, Payload, Step } from './step'
import { chooseSuspects } from './suspicion.rules'

/** Pages examined closely at most; a work on more pages than this needs more than one report. */
const mostSuspects = 200

/** `cross-search`: holds the work's fingerprints against every picture seen, and against all that were ever crawled. */
@Injectable()
export class CompareFingerprints implements Step {
  readonly name = 'cross-search'

  constructor(
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly journal: JournalRepository,
    private readonly findImages: FindImages,
    private readonly addKnownImages: AddKnownImages,
    private readonly compareSeenImages: CompareSeenImages,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const images = await this.compareSeenImages.count(tx, scanId)
    await this.log.say(tx, scanId, this.name, 0, { key: 'comparing-fingerprints', values: { images } })
    return [{}]
  }

  async run(task: LeasedTask, scan: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const { work, alike } = await this.askIndex(task, scan, signal)
    const compared = await this.compareSeenImages.execute(work, scan.scanId, signal)
    const suspects = chooseSuspects(
      compared.map((image) => ({ ...image, isAlikeInPart: alike.has(image.imageId) || image.isNoted })),
    ).slice(0, mostSuspects)
    const suspicious = new Set(suspects.map(({ scanImageId }) => scanImageId))
    return async (tx) => {
      await this.compareSeenImages.store(tx, scan, compared, suspicious)
      await this.log.say(tx, scan.scanId, this.name, 1, {
        key: suspects.length > 0 ? 'candidates-found' : 'no-candidates',
        values: { candidates: suspects.length },
      })
    }
  }

  /** What earlier scans have seen is added, unless the index was switched off: then it is not asked. */
  private async askIndex(
    task: LeasedTask,
    scan: ScanOfWork,
    signal: AbortSignal,
  ): Promise<{ readonly work: WatchedWork; readonly alike: ReadonlySet<string> }> {
    const search = { scanId: scan.scanId, source: OWN_INDEX }
    if (await this.queue.write(task, (tx) => this.journal.isSwitchedOff(tx, search)))
      return { work: await this.findImages.work(scan.workId), alike: new Set() }
    const found = await this.findImages.like(scan.workId, () => this.sayIndexSilent(task), signal)
    await this.queue.write(task, (tx) => this.addKnownImages.execute(tx, scan, found.alike))
    return found
  }

  private sayIndexSilent(task: LeasedTask): Promise<void> {
    return this.queue.write(task, (tx) =>
      this.log.say(tx, task.scanId, this.name, 0, { key: 'index-unanswered', values: {} }),
    )
  }
}
