import { Injectable } from '@nestjs/common'
import { isUniqueViolation, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AccountEntity } from './account.entity'
import type { Account } from './account.rules'

@Injectable()
export class AccountsRepository {
  /** @throws Problem ACCOUNT_EMAIL_TAKEN, ACCOUNT_PHONE_TAKEN */
  async insert(tx: Tx, account: Account): Promise<void> {
    await refuseTwice(() => tx.manager.insert(AccountEntity, { ...account }))
  }

  /** @throws Problem ACCOUNT_EMAIL_TAKEN, ACCOUNT_PHONE_TAKEN */
  async change(tx: Tx, id: string, change: Partial<Omit<Account, 'id'>>): Promise<void> {
    await refuseTwice(() => tx.manager.update(AccountEntity, { id }, change))
  }

  /** The account, held until `tx` ends, so that what is decided on it stays true. */
  async lock(tx: Tx, id: string): Promise<Account | undefined> {
    const held = await tx.manager.findOne(AccountEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    })
    return held ?? undefined
  }

  /** The account, held like by {@link lock}. @throws Problem ACCOUNT_NOT_FOUND: the caller is a trial visitor, or erased */
  async held(tx: Tx, id: string): Promise<Account> {
    const account = await this.lock(tx, id)
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    return account
  }

  /** An account whose time is over, held until `tx` ends; what somebody else holds is not waited for. */
  async lockNextToErase(tx: Tx): Promise<Account | undefined> {
    const [due] = await tx.query<{ id: string }>(
      'SELECT id FROM account WHERE erases_at <= now() ORDER BY erases_at FOR UPDATE SKIP LOCKED LIMIT 1',
    )
    return due && this.lock(tx, due.id)
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.manager.delete(AccountEntity, { id })
  }
}

async function refuseTwice(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (isUniqueViolation(error, 'account_email_once')) throw new Problem('ACCOUNT_EMAIL_TAKEN')
    if (isUniqueViolation(error, 'account_phone_once')) throw new Problem('ACCOUNT_PHONE_TAKEN')
    throw error
  }
}
