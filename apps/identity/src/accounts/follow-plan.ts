import { Injectable } from '@nestjs/common'
import type { Plan } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { AccountsRepository } from './accounts.repository'
import { AdministratorTermsRepository } from './administrator-terms.repository'
import { roleOfPlan } from './plan-role.rules'

/** Lets an account's role follow its plan; the next renewal of a token bears it. An administrator stays one, and has it afterwards. */
@Injectable()
export class FollowPlan {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly terms: AdministratorTermsRepository,
  ) {}

  async execute(tx: Tx, accountId: string, plan: Plan): Promise<void> {
    const account = await this.accounts.lock(tx, accountId)
    if (!account) return
    if (account.role === 'admin') return this.terms.follow(tx, accountId, roleOfPlan[plan])
    await this.accounts.change(tx, accountId, { role: roleOfPlan[plan] })
  }
}
