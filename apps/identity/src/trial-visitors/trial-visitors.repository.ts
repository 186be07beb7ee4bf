import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { TrialVisitorEntity } from './trial-visitor.entity'

@Injectable()
export class TrialVisitorsRepository {
  async insert(tx: Tx, visitor: TrialVisitorEntity): Promise<void> {
    await tx.manager.insert(TrialVisitorEntity, visitor)
  }

  /** A visitor who comes again, with what they say of themselves now. False if an account has claimed them, or nobody knows them. */
  async renew(tx: Tx, { id, ...visitor }: TrialVisitorEntity): Promise<boolean> {
    const { affected } = await tx.manager.update(TrialVisitorEntity, { id }, visitor)
    return affected === 1
  }

  /**
   * Makes an account the one that a visitor turned out to be. Whoever asks for the same visitor at the same time waits.
   * @returns whether this is news, and whose the visitor is now: null where that account has been erased
   */
  async claim(
    tx: Tx,
    claim: { visitorId: string; accountId: string; claimedAt: Date },
  ): Promise<{ isNew: boolean; accountId: string | null }> {
    const added = await tx.query(
      `INSERT INTO trial_claim (visitor_id, account_id, claimed_at) VALUES ($1, $2, $3)
       ON CONFLICT (visitor_id) DO NOTHING RETURNING visitor_id`,
      [claim.visitorId, claim.accountId, claim.claimedAt],
    )
    if (added.length > 0) return { isNew: true, accountId: claim.accountId }
    const [earlier] = await tx.query<{ accountId: string | null }>(
      'SELECT account_id AS "accountId" FROM trial_claim WHERE visitor_id = $1',
      [claim.visitorId],
    )
    return { isNew: false, accountId: earlier?.accountId ?? null }
  }

  /** @returns the address that the visitor gave; undefined if there was no such visitor */
  async remove(tx: Tx, visitorId: string): Promise<string | undefined> {
    const [removed] = await tx.query<{ email: string }>(
      'DELETE FROM trial_visitor WHERE id = $1 RETURNING email',
      [visitorId],
    )
    return removed?.email
  }

  /** Keeps a visitor who has paid until `until`, or for longer if that was said before. */
  async keep(tx: Tx, visitorId: string, until: Date): Promise<void> {
    await tx.query('UPDATE trial_visitor SET kept_until = greatest(kept_until, $2) WHERE id = $1', [
      visitorId,
      until,
    ])
  }

  /** Returns how many there were. */
  async removeOlder(tx: Tx, days: number): Promise<number> {
    const removed = await tx.query(
      `DELETE FROM trial_visitor
       WHERE admitted_at < now() - make_interval(days => $1) AND (kept_until IS NULL OR kept_until < now())
       RETURNING id`,
      [days],
    )
    return removed.length
  }
}
