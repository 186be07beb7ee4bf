import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { AccountsRepository } from './accounts.repository'
import { AdministratorTermsRepository } from './administrator-terms.repository'
import { EndSessions } from '../sessions/end-sessions'

interface Appointment {
  readonly id: string
  /** The administrator who does it. */
  readonly by: string
}

/** Makes an account an administrator, or one that is one no longer. Its sessions end: tokens bear the role. */
@Injectable()
export class AppointAdministrator {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly terms: AdministratorTermsRepository,
    private readonly endSessions: EndSessions,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND, ACCOUNT_DISABLED */
  async appoint({ id, by }: Appointment, key: string | undefined): Promise<void> {
    const request = { key, scope: `appointAdministrator ${by}`, request: { id } }
    await this.idempotency.once(request, async (tx) => {
      await this.terms.hold(tx)
      const account = await this.accounts.held(tx, id)
      if (account.disabledAt || account.erasesAt) throw new Problem('ACCOUNT_DISABLED')
      if (account.role === 'admin') return
      await this.terms.begin(tx, id, account.role)
      await this.accounts.change(tx, id, { role: 'admin' })
      await this.endSessions.execute(tx, { accountId: id })
    })
  }

  /** @throws Problem ACCOUNT_NOT_FOUND, LAST_ADMINISTRATOR */
  async dismiss({ id, by }: Appointment, key: string | undefined): Promise<void> {
    const request = { key, scope: `dismissAdministrator ${by}`, request: { id } }
    await this.idempotency.once(request, async (tx) => {
      await this.terms.hold(tx)
      const account = await this.accounts.held(tx, id)
      if (account.role !== 'admin') return
      if (await this.terms.isLast(tx, id)) throw new Problem('LAST_ADMINISTRATOR')
      await this.accounts.change(tx, id, { role: await this.terms.end(tx, id) })
      await this.endSessions.execute(tx, { accountId: id })
    })
  }
}
