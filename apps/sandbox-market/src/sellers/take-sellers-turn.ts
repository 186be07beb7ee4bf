import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { RemoveListing } from '../listings/remove-listing'
import { SellerLettersRepository, type SellerLetter } from './letters.repository'
import { takeSellersTurn } from './seller-jobs'
import { nextLookMs, nextTurn, type SellerTurn } from './seller-turn.rules'
import { VisitPage } from './visit-page'

const dayInTaipei = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' })

/** Looks at a page as its seller, does one thing there, and comes back later, as long as the link leads to it. */
@Injectable()
export class TakeSellersTurn {
  constructor(
    private readonly transaction: Transaction,
    private readonly letters: SellerLettersRepository,
    private readonly visitPage: VisitPage,
    private readonly removeListing: RemoveListing,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(takeSellersTurn)
  async execute({ payload: { letterId } }: RunningJob<{ letterId: string }>): Promise<Effect | void> {
    const letter = await this.transaction.run((tx) => this.letters.find(tx, letterId))
    if (!letter) return undefined
    const page = await this.visitPage.read(letter.page)
    if (!page) return (tx) => this.letters.remove(tx, letterId)
    const { scenario, done } = letter
    const turn = nextTurn({ scenario, page, done, today: dayInTaipei.format(new Date()) })
    if (turn) await this.take(letter, turn)
    return (tx) => this.goOn(tx, letter, turn)
  }

  private async take({ page, listingId }: SellerLetter, turn: SellerTurn): Promise<void> {
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

  private async goOn(tx: Tx, { id, receivedAt }: SellerLetter, turn: SellerTurn | undefined): Promise<void> {
    if (turn) await this.letters.noteDone(tx, id, turn.name)
    const now = Date.now()
    // Whoever has something in hand goes on with it.
    const pauseMs = turn ? 2_000 : nextLookMs(now - receivedAt.getTime())
    await this.jobs.add(tx, takeSellersTurn, { letterId: id }, { runAt: new Date(now + pauseMs), key: id })
  }
}
