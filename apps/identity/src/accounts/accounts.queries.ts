import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { DataSource } from 'typeorm'
import { AccountEntity } from './account.entity'
import { normalEmail, normalPhone, type Account } from './account.rules'

@Injectable()
export class AccountsQueries {
  constructor(private readonly source: DataSource) {}

  async byId(id: string): Promise<Account | undefined> {
    return (await this.source.manager.findOneBy(AccountEntity, { id })) ?? undefined
  }

  /** The account as it is now; it stays so until `tx` ends. */
  async hold(tx: Tx, id: string): Promise<Account | undefined> {
    const lock = { mode: 'pessimistic_read' } as const
    return (await tx.manager.findOne(AccountEntity, { where: { id }, lock })) ?? undefined
  }

  /** @param tx where the answer is needed before others can change it */
  hasAdministrator(tx?: Tx): Promise<boolean> {
    return (tx ?? this.source).manager.existsBy(AccountEntity, { role: 'admin' })
  }

  /** @param tx of whoever asks within one */
  async byEmail(email: string, tx?: Tx): Promise<Account | undefined> {
    return (
      (await (tx ?? this.source).manager.findOneBy(AccountEntity, { email: normalEmail(email) })) ?? undefined
    )
  }

  /** @param identifier an e-mail address or a mobile number, as somebody writes it */
  async byIdentifier(identifier: string): Promise<Account | undefined> {
    if (identifier.includes('@')) return this.byEmail(identifier)
    const phone = normalPhone(identifier)
    return (await this.source.manager.findOneBy(AccountEntity, { phone })) ?? undefined
  }
}
