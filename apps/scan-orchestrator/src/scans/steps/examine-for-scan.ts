import { Injectable } from '@nestjs/common'
import { ReadWork } from '../../corpus/works/read-work'
import { ExamineSuspect } from '../../findings/examine-suspect'
import { GatherEvidence } from '../../findings/gather-evidence'
import type { FoundCopy } from '../../findings/write-findings'
import { ScansQueries } from '../scans.queries'
import { ComparedImagesRepository } from './compared-images.repository'
import type { ScanOfWork } from '../any-scan'

/** Examines a suspect of a scan; of a copy it gathers the evidence, where it can from earlier scans of the same work. */
@Injectable()
export class ExamineForScan {
  constructor(
    private readonly scans: ScansQueries,
    private readonly seen: ComparedImagesRepository,
    private readonly works: ReadWork,
    private readonly examineSuspect: ExamineSuspect,
    private readonly gatherEvidence: GatherEvidence,
  ) {}

  /** @param scan with the folder for evidence that is taken now @returns undefined for what is no copy */
  async execute(
    { scanId, workId, folder }: ScanOfWork & { readonly folder: string },
    scanImageId: string,
    signal: AbortSignal,
  ): Promise<Omit<FoundCopy, 'pagesOnHost'> | undefined> {
    const work = await this.works.byId(workId)
    const examined = await this.examineSuspect.execute(work, await this.seen.sightingOf(scanImageId))
    signal.throwIfAborted()
    const { comparison, picture } = examined
    if (comparison.verdict !== 'copy') return undefined
    const earlierScans = await this.scans.idsOfWork(workId)
    const evidence = await this.gatherEvidence.execute(
      folder,
      { workId, earlierScans },
      picture,
      comparison,
      signal,
    )
    return { ...examined, scanId, work, evidence }
  }
}
