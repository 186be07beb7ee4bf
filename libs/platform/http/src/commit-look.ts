import type { Transaction } from '@originseal/database'

/**
 * Has an administrator's look noted that comes as a command, since it has a reason. The act of a command commits with its
 * first transaction, which is this one: what can't be noted is not shown.
 */
export const commitLook = (transaction: Transaction): Promise<void> =>
  transaction.run(() => Promise.resolve())
