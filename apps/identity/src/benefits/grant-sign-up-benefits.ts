import { Injectable } from '@nestjs/common'
import { limits, monthsLater } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { BenefitsRepository } from './benefits.repository'
import { promotionDay } from './promotion.rules'

/** Whom the benefits of a sign-up are for. */
export interface NewMember {
  readonly id: string
  readonly registeredAt: Date
}

/** The evidence seals of a free sign-up and, for the first of a day, the guardian upgrade. */
@Injectable()
export class GrantSignUpBenefits {
  constructor(private readonly benefits: BenefitsRepository) {}

  /** Returns the member's place among the day's first, or undefined for all who came later. */
  async execute(tx: Tx, { id, registeredAt }: NewMember): Promise<number | undefined> {
    const { places, months } = limits.dailyPromotion
    await this.benefits.insert(tx, id, {
      kind: 'evidence-seals',
      quantity: limits.signUp.evidenceSeals,
      grantedAt: registeredAt,
    })
    const place = await this.benefits.takePlace(tx, promotionDay(registeredAt), places)
    if (place === undefined) return undefined
    await this.benefits.insert(tx, id, {
      kind: 'guardian-upgrade',
      quantity: months,
      place,
      grantedAt: registeredAt,
      endsAt: monthsLater(registeredAt, months),
    })
    return place
  }
}
