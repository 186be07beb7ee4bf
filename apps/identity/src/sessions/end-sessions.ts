import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { SessionsRepository } from './sessions.repository'

/** Ends what somebody has open, everywhere within 5 s: of a changed password, of a disabled or an erased account. */
@Injectable()
export class EndSessions {
  constructor(private readonly sessions: SessionsRepository) {}

  /**
   * Change the account in `tx` first: logins that are under way then see the change or are ended with the rest.
   * @param which.except the session that stays, mostly the caller's own
   */
  execute(
    tx: Tx,
    which: { readonly accountId: string; readonly except?: string | undefined },
  ): Promise<void> {
    return this.sessions.endAll(tx, which.accountId, which.except ?? null)
  }
}
