import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { RemoveListing } from '../listings/remove-listing'
import { SellerMessagesRepository, type SellerMessage } from './seller-messages.repository'
import { takeSellersTurn } from './seller-jobs'
import { nextLookMs, nextTurn, type SellerTurn } from './seller-turn.rules'
import { VisitPage } from './visit-page'

const dayInTaipei = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' })

/** Looks at a page as its seller, does one thing there, and comes back later, as long as the link leads to it. */
@Injectable()
export class TakeSellersTurn {
  constructor(
    private readonly transaction: Transaction,
    private readonly messages: SellerMessagesRepository,
    private readonly visitPage: VisitPage,
    private readonly removeListing: RemoveListing,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(takeSellersTurn)
  async execute({ payload: { messageId } }: RunningJob<{ messageId: string }>): Promise<Effect | void> {
    const message = await this.transaction.run((tx) => this.messages.find(tx, messageId))
    if (!message) return undefined
    const page = await this.visitPage.read(message.page)
    if (!page) return (tx) => this.messages.remove(tx, messageId)
    const { scenario, done } = message
    const turn = nextTurn({ scenario, page, done, today: dayInTaipei.format(new Date()) })
    if (turn) await this.take(message, turn)
    return (tx) => this.goOn(tx, message, turn)
  }

  private async take({ page, listingId }: SellerMessage, turn: SellerTurn): Promise<void> {
    switch (turn.kind) {
      case 'form':
        return this.visitPage.send(page, turn.form, turn.filled)
      case 'picture':
        return this.visitPage.sendPicture(page, turn.form)
      case 'remove-listing': {
        const picture = await this.transaction.run((tx) =>
          this.removeListing.execute(tx, listingId, new Date()),
        )
        if (picture !== undefined) await this.removeListing.erase(picture)
      }
    }
  }

  private async goOn(tx: Tx, { id, receivedAt }: SellerMessage, turn: SellerTurn | undefined): Promise<void> {
    if (turn) await this.messages.noteDone(tx, id, turn.name)
    const now = Date.now()
    // Whoever has something in hand goes on with it.
    const pauseMs = turn ? 2_000 : nextLookMs(now - receivedAt.getTime())
    await this.jobs.add(tx, takeSellersTurn, { messageId: id }, { runAt: new Date(now + pauseMs), key: id })
  }
}
