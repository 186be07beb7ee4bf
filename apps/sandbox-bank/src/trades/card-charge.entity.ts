import type { CardState } from '@originseal/ecpay'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One charge of a card. Each later charge of a mandate has a number of its own. */
@Entity('card_charge')
export class CardChargeEntity {
  @PrimaryColumn('text', { name: 'trade_no' })
  tradeNo!: string

  /** The trade whose order it is of; the same number for the first charge. */
  @Column('text', { name: 'ordered_by' })
  orderedBy!: string

  /** The authorisation's number. */
  @Column('text')
  gwsr!: string

  @Column('int')
  amount!: number

  @Column('text')
  code!: string

  @Column('text')
  state!: CardState

  @Column('int')
  refunded!: number

  @Column('timestamptz')
  at!: Date
}
