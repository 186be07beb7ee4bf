import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import type { News } from './respondent-address'
import { RespondentAddressesRepository } from './respondent-addresses.repository'
import { tellRespondent } from './respondent-mail-jobs'

/** What is done within so long is told by one mail. */
export const collectMs = 5 * 60_000

/** Notes that there is something new for the other side of a case, who may have left an address. */
@Injectable()
export class NoteNews {
  constructor(
    private readonly addresses: RespondentAddressesRepository,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, caseId: string, news: News = 'news'): Promise<void> {
    const addressId = await this.addresses.noteNews(tx, caseId, news)
    if (addressId === undefined) return
    const runAt = new Date(Date.now() + collectMs)
    await this.jobs.add(tx, tellRespondent, { caseId, addressId }, { runAt, key: addressId })
  }

  /** Whether the other side wants to be told. */
  isWanted(tx: Tx, caseId: string): Promise<boolean> {
    return this.addresses.isConfirmed(tx, caseId)
  }

  /** Whoever does something on the page has seen what there was. */
  async seen(tx: Tx, caseId: string): Promise<void> {
    const address = await this.addresses.lock(tx, caseId)
    if (!address?.news) return
    await this.addresses.takeNews(tx, address.id)
    await this.jobs.cancel(tx, tellRespondent, address.id)
  }
}
