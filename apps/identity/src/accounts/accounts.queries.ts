import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { DataSource, In } from 'typeorm'
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

  /** The same, and nobody else holds it: for what a login that is under way must see, or wait for. @throws Problem ACCOUNT_NOT_FOUND */
  async holdAlone(tx: Tx, id: string): Promise<Account> {
    const lock = { mode: 'pessimistic_write' } as const
    const account = await tx.manager.findOne(AccountEntity, { where: { id }, lock })
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    return account
  }

  /** @param tx where the answer is needed before others can change it */
  hasAdministrator(tx?: Tx): Promise<boolean> {
    return (tx ?? this.source).manager.existsBy(AccountEntity, { role: 'admin' })
  }

  /** Names by the ids of accounts; of those that are gone there is none. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.source.manager.find(AccountEntity, {
      select: { id: true, realName: true },
      where: { id: In([...new Set(ids)]) },
    })
    return new Map(found.map(({ id, realName }) => [id, realName]))
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
