import { Inject, Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { ECPAY_KEYS, type EcpayKeys } from '../ecpay/ecpay-settings'
import { readNotice, type NoticeKind } from '../ecpay/read-notice'
import { OrdersQueries } from '../orders/orders.queries'
import { ApplyNotice } from './apply-notice'
import { digestOfForged, digestOfNotice } from './notice-digest'
import { NoticesRepository } from './notices.repository'

export type NoticeVerdict = 'accepted' | 'forged' | 'unreadable'
export interface ReceivedNotice {
  readonly verdict: NoticeVerdict
  /** Of a try of ours that the notice is about. */
  readonly orderId?: string
}

const forgetForged = defineRecurringJob({ name: 'payments.forget-forged-notices', schedule: '20 3 * * *' })
const keptMs = 30 * 86_400_000

/** Takes what somebody says who may be the provider. What bears its seal is kept and applied once, in any order. */
@Injectable()
export class ReceiveNotice {
  constructor(
    @Inject(ECPAY_KEYS) private readonly keys: EcpayKeys,
    private readonly transaction: Transaction,
    private readonly orders: OrdersQueries,
    private readonly notices: NoticesRepository,
    private readonly applyNotice: ApplyNotice,
  ) {}

  /** @throws Problem SERVICE_UNAVAILABLE */
  async execute(kind: NoticeKind, body: string): Promise<ReceivedNotice> {
    const merchant = this.keys.current()
    // Nobody's word can be told from the provider's now. It brings the notice again.
    if (!merchant) throw new Problem('SERVICE_UNAVAILABLE')
    const read = readNotice(kind, body, merchant)
    if (read.verdict === 'unreadable') return read
    const { fields } = read
    if (read.verdict === 'forged') {
      const forged = { kind, verdict: 'forged', attemptNumber: undefined, fields } as const
      await this.transaction.run((tx) =>
        this.notices.insert(tx, { ...forged, digest: digestOfForged(kind, fields) }),
      )
      return { verdict: 'forged' }
    }
    const { attemptNumber } = read
    const orderId = (await this.orders.attempt(attemptNumber))?.orderId
    await this.transaction.run(async (tx) => {
      const digest = digestOfNotice(kind, fields)
      const verdict = orderId === undefined ? 'unknown' : 'accepted'
      const isNew = await this.notices.insert(tx, { digest, kind, verdict, attemptNumber, fields })
      if (isNew && orderId !== undefined) await this.applyNotice.execute(tx, orderId, read)
    })
    return { verdict: 'accepted', ...(orderId !== undefined && { orderId }) }
  }

  @OnJob(forgetForged)
  async forget(): Promise<Effect> {
    return (tx) => this.notices.forgetForged(tx, new Date(Date.now() - keptMs))
  }
}
