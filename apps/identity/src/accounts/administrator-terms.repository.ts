import { Injectable } from '@nestjs/common'
import type { Role } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

/** Any number that is ours alone: of two administrators who dismiss each other one is the first. */
const termsLock = 7_340_013

/** Terms of administrators: what role they have beside, and since when a term is over. */
@Injectable()
export class AdministratorTermsRepository {
  /** Whoever changes who administers waits for one another. */
  hold(tx: Tx): Promise<void> {
    return tx.lock(termsLock)
  }

  async begin(tx: Tx, accountId: string, roleBeside: Role): Promise<void> {
    await tx.query(
      `INSERT INTO administrator_term (account_id, role_beside) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET role_beside = excluded.role_beside, ended_at = NULL`,
      [accountId, roleBeside],
    )
  }

  /** The role of their plan changes while they administer. */
  async follow(tx: Tx, accountId: string, roleBeside: Role): Promise<void> {
    await tx.query(
      `INSERT INTO administrator_term (account_id, role_beside) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET role_beside = excluded.role_beside`,
      [accountId, roleBeside],
    )
  }

  /** @returns the role that they have from now on */
  async end(tx: Tx, accountId: string): Promise<Role> {
    const [row] = await tx.query<{ role: Role }>(
      `INSERT INTO administrator_term (account_id, role_beside, ended_at) VALUES ($1, 'member', now())
       ON CONFLICT (account_id) DO UPDATE SET ended_at = now() RETURNING role_beside AS role`,
      [accountId],
    )
    return row?.role ?? 'member'
  }

  /** Whether anybody else administers, and can log in. */
  async isLast(tx: Tx, accountId: string): Promise<boolean> {
    const others = await tx.query(
      `SELECT id FROM account WHERE role = 'admin' AND disabled_at IS NULL AND id <> $1 LIMIT 1`,
      [accountId],
    )
    return others.length === 0
  }
}
