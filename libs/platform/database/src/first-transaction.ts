import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './tx'

interface Addition {
  readonly write: (tx: Tx) => Promise<void>
  isCommitted: boolean
}

const additions = new AsyncLocalStorage<Addition>()

/** Runs `work`; what `write` adds is committed with the first transaction that `work` commits, and with no other. */
export const addToFirstTransaction = <Result>(write: (tx: Tx) => Promise<void>, work: () => Result): Result =>
  additions.run({ write, isCommitted: false }, work)

/** @internal for Transaction: the last thing of a transaction before its COMMIT */
export async function writeAddition(tx: Tx): Promise<void> {
  const addition = additions.getStore()
  if (!addition || addition.isCommitted) return
  await addition.write(tx)
  tx.afterCommit(() => {
    addition.isCommitted = true
  })
}
