import { Controller } from '@nestjs/common'
import { benefitGranted, userErased, userRegistered, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { EndForErased } from './end-for-erased'
import { GrantSignUp } from './grant-sign-up'

@Controller()
export class MembersConsumer {
  constructor(
    private readonly grantSignUp: GrantSignUp,
    private readonly endForErased: EndForErased,
  ) {}

  @OnEvent(userRegistered)
  async registered(user: PayloadOf<typeof userRegistered>, tx: Tx): Promise<void> {
    const at = new Date(user.registeredAt)
    await this.grantSignUp.seals(tx, user.userId, at)
    if (user.promotionPlace === undefined) await this.grantSignUp.freePlan(tx, user.userId, at)
    else await this.grantSignUp.guardianPlan(tx, user.userId, at)
  }

  /** Of who registered before there was billing. */
  @OnEvent(benefitGranted)
  async granted(benefit: PayloadOf<typeof benefitGranted>, tx: Tx): Promise<void> {
    const { userId, kind, quantity } = benefit
    const at = new Date(benefit.grantedAt)
    if (kind === 'evidence-seals') await this.grantSignUp.seals(tx, userId, at, quantity)
    if (kind === 'evidence-seals' || benefit.endsAt === undefined)
      await this.grantSignUp.freePlan(tx, userId, at)
    else await this.grantSignUp.guardianPlan(tx, userId, at, new Date(benefit.endsAt))
  }

  @OnEvent(userErased)
  erased({ userId, erasedAt }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.endForErased.execute(tx, userId, new Date(erasedAt))
  }
}
