import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { MandateState, PeriodType } from './mandate.rules'

/** The merchant's leave to charge a card again and again by one fixed amount. */
@Entity('mandate')
export class MandateEntity {
  @PrimaryColumn('text', { name: 'trade_no' })
  tradeNo!: string

  @Column('text', { name: 'period_type' })
  periodType!: PeriodType

  @Column('int')
  frequency!: number

  @Column('int')
  times!: number

  @Column('text')
  state!: MandateState

  @Column('int')
  succeeded!: number

  @Column('int', { name: 'failed_in_row' })
  failedInRow!: number

  @Column('timestamptz', { name: 'next_at' })
  nextAt!: Date
}
