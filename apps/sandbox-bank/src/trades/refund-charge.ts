import { setTimeout as pause } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { actionsByState, type CardState, type RefundAction } from '@originseal/ecpay'
import { Problem } from '@originseal/http'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { FaultsQueries } from '../faults/faults.queries'
import { ChargesRepository } from './charges.repository'

/** 20:15 in Taipei. */
const captureDaily = defineRecurringJob({ name: 'cards.capture', schedule: '15 12 * * *' })

export interface RefundRequest {
  readonly tradeNo: string
  readonly action: RefundAction
  readonly amount: number
}
export interface RefundResult {
  readonly code: string
  readonly message: string
}

/** Longer than a merchant waits. */
const lateMs = 12_000

const done: RefundResult = { code: '1', message: 'OK' }
const refused = (message: string): RefundResult => ({ code: '10200051', message })

/** CreditDetail/DoAction: what the merchant asks to be done with a charge. */
@Injectable()
export class RefundCharge {
  constructor(
    private readonly transaction: Transaction,
    private readonly charges: ChargesRepository,
    private readonly faults: FaultsQueries,
  ) {}

  /** Does it, and tells of it as the faults say. @throws Problem SERVICE_UNAVAILABLE where the answer is lost */
  async execute(request: RefundRequest): Promise<RefundResult | 'garbled'> {
    const faults = await this.faults.list()
    if (request.action === 'R' && faults.includes('balance-too-low'))
      return refused('error_overflow 餘額不足')
    const result = await this.act(request)
    if (faults.includes('refund-answers-lost')) throw new Problem('SERVICE_UNAVAILABLE')
    if (faults.includes('refund-answers-late')) await pause(lateMs)
    if (faults.includes('refund-answers-garbled')) return 'garbled'
    return faults.includes('refund-answers-refusing') ? refused('error_system 系統忙碌') : result
  }

  private act({ tradeNo, action, amount }: RefundRequest): Promise<RefundResult> {
    return this.transaction.run(async (tx) => {
      const charge = await this.charges.lock(tx, tradeNo)
      if (!charge || charge.code !== '1') return refused('error_nopay 查無此交易')
      const next = actionsByState[charge.state][action]
      if (!next) return refused(`error_status ${charge.state} ${action}`)
      if (action !== 'R' && amount !== charge.amount) return refused('error_amount 金額不符')
      const refunded = action === 'R' ? charge.refunded + amount : charge.refunded
      if (refunded > charge.amount) return refused('error_amount 退款金額大於可退款金額')
      await this.charges.save(tx, {
        ...charge,
        state: next,
        refunded: givenBack(next, charge.amount, refunded),
      })
      return done
    })
  }

  /** What is authorised becomes captured, as every evening. */
  @OnJob(captureDaily)
  async capture(): Promise<Effect> {
    return (tx) => this.charges.captureAll(tx)
  }

  async captureNow(): Promise<void> {
    await this.transaction.run((tx) => this.charges.captureAll(tx))
  }
}

/** A charge that was given up has taken no money. */
const givenBack = (state: CardState, amount: number, refunded: number): number =>
  state === 'givenUp' ? amount : refunded
