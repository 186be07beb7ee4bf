import { Inject, Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { ListingsQueries } from '../listings/listings.queries'
import { SellerMessagesRepository } from './seller-messages.repository'
import { takeSellersTurn } from './seller-jobs'
import { pageNamed, sellerOf } from './seller-scenario.rules'

/** Origin of pages that sellers answer on, or undefined. */
export const ANSWERS_AT = Symbol('string | undefined')

/** Nobody answers in the same second. */
const readAfterMs = 3_000

/** Takes a message to the seller of a listing, who follows the link in it as the listing's description says. */
@Injectable()
export class TakeMessage {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly listings: ListingsQueries,
    private readonly messages: SellerMessagesRepository,
    private readonly jobs: Jobs,
    @Inject(ANSWERS_AT) private readonly answersAt: string | undefined,
  ) {}

  /** @throws Problem NOT_FOUND for a listing that is not on sale */
  async execute(listingId: string, text: string, key: string | undefined): Promise<void> {
    const listing = await this.listings.find(listingId)
    if (typeof listing !== 'object') throw new Problem('NOT_FOUND')
    const page = this.answersAt === undefined ? undefined : pageNamed(text, this.answersAt)
    const once = { key, scope: 'POST /listings/:id/messages', request: { listingId, text } }
    await this.idempotency.once(once, async (tx) => {
      const scenario = sellerOf(listing.description)
      if (page === undefined || scenario === 'silent') return true
      const messageId = crypto.randomUUID()
      if (!(await this.messages.insert(tx, { id: messageId, listingId, page, scenario }))) return true
      const runAt = new Date(Date.now() + readAfterMs)
      await this.jobs.add(tx, takeSellersTurn, { messageId }, { runAt, key: messageId })
      return true
    })
  }
}
