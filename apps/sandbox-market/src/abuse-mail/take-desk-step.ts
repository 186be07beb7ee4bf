import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { OnJob, type RunningJob } from '@originseal/jobs'
import { RemoveListing } from '../listings/remove-listing'
import type { Withheld } from '../listings/withheld'
import { WithholdListing } from '../listings/withhold-listing'
import { AnswerNotice } from './answer-notice'
import { takeDeskStep } from './desk-jobs'
import { MailedNoticesRepository } from './notices.repository'
import type { DeskStep } from './scenario.rules'

/** How a listing is withheld at a step; undefined: it is shown again. */
const withheldAt: Partial<Record<DeskStep, Withheld | undefined>> = {
  hide: 'gone',
  'hide-softly': 'not-found',
  'wall-off': 'wall',
  'put-back': undefined,
}

/** Does what was planned: removes or withholds the listing, and tells whoever wrote. */
@Injectable()
export class TakeDeskStep {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: MailedNoticesRepository,
    private readonly removeListing: RemoveListing,
    private readonly withholdListing: WithholdListing,
    private readonly answer: AnswerNotice,
  ) {}

  @OnJob(takeDeskStep)
  async execute({ id, payload }: RunningJob<{ noticeId: string; step: DeskStep }>): Promise<void> {
    const { noticeId, step } = payload
    const notice = await this.transaction.run((tx) => this.notices.find(tx, noticeId))
    if (!notice) return
    if (step === 'remove') {
      const picture = await this.transaction.run((tx) =>
        this.removeListing.execute(tx, notice.listingId, new Date()),
      )
      if (picture !== undefined) await this.removeListing.erase(picture)
    }
    if (step in withheldAt)
      await this.transaction.run((tx) => this.withholdListing.execute(tx, notice.listingId, withheldAt[step]))
    if (step === 'wall-off' || step === 'put-back') return
    // The same id at every try: the same Message-ID, so that a repeat is known as one.
    await this.answer.execute({ id, noticeId, notice, step })
  }
}
