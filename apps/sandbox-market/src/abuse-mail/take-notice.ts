import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import type { MailEnvelope } from '@originseal/mail'
import PostalMime from 'postal-mime'
import { ListingsQueries } from '../listings/listings.queries'
import { Site } from '../pages/site'
import { takeDeskStep } from './desk-jobs'
import { MailedNoticesRepository } from './notices.repository'
import { listingsNamed, scenarioOf, stepsOf } from './scenario.rules'

/** Takes a notice in and plans what the desk does with it, as the listing's description asks. */
@Injectable()
export class TakeNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: MailedNoticesRepository,
    private readonly listings: ListingsQueries,
    private readonly jobs: Jobs,
    private readonly site: Site,
  ) {}

  /** A mail that names no listing of ours is taken, and nobody answers it. */
  async execute(raw: Buffer, { sender }: MailEnvelope): Promise<void> {
    const mail = await PostalMime.parse(raw)
    const replyTo = mail.replyTo?.[0]?.address ?? mail.from?.address
    const messageId = mail.messageId ?? `<${createHash('sha256').update(raw).digest('hex')}>`
    if (replyTo === undefined) return
    for (const listingId of listingsNamed(mail.text ?? '', this.site.address(''))) {
      const listing = await this.listings.find(listingId)
      if (typeof listing !== 'object') continue
      const scenario = scenarioOf(listing.description)
      await this.transaction.run(async (tx) => {
        const subject = (mail.subject ?? '').slice(0, 500)
        const noticed = await this.notices.insert(tx, { messageId, listingId, replyTo, sender, subject })
        if (!noticed) return
        for (const { step, after } of stepsOf(scenario, noticed.earlier)) {
          const runAt = new Date(Date.now() + after * 1_000)
          await this.jobs.add(tx, takeDeskStep, { noticeId: noticed.id, step }, { runAt, key: listingId })
        }
      })
    }
  }
}
