import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { checkMacValue, withCheckMacValue, writeFormBody, type Fields } from '@originseal/ecpay'
import { Jobs } from '@originseal/jobs'
import { Merchants } from '../merchant'
import { deliverNotice } from './deliver-notice'
import { plannedNotices, type NoticePlan, type PlannedNotice } from './notice.rules'
import { NoticesRepository } from './notices.repository'

export interface Message {
  readonly tradeNo: string
  /** Where the merchant wants to be told; nothing is sent without it. */
  readonly address: string | undefined
  readonly fields: Fields
  readonly amountField: 'TradeAmt' | 'Amount'
  readonly amount: number
}

/** Puts the notices of one happening on their way, as the plan says. */
@Injectable()
export class SendNotices {
  constructor(
    private readonly merchants: Merchants,
    private readonly notices: NoticesRepository,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, message: Message, plan: NoticePlan): Promise<void> {
    const { tradeNo, address, amountField, amount } = message
    if (address === undefined) return
    for (const planned of plannedNotices(plan, amountField, amount)) {
      const body = writeFormBody(this.sealed(message.fields, planned))
      const noticeId = await this.notices.insert(tx, { tradeNo, address, body })
      const runAt = new Date(Date.now() + planned.afterSeconds * 1_000)
      await this.jobs.add(tx, deliverNotice, { noticeId }, { runAt })
    }
  }

  private sealed(fields: Fields, { changed, forged }: PlannedNotice): Fields {
    const told = { ...fields, ...changed }
    if (!forged) return withCheckMacValue(told, this.merchants.payments)
    const stranger = { hashKey: 'a-stranger-s-key', hashIv: 'a-stranger-s-iv-' }
    return { ...told, CheckMacValue: checkMacValue(told, stranger) }
  }
}
