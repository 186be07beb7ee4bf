import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './tx'

interface Addition {
  readonly write: (tx: Tx) => Promise<void>
  /** What was to be added already when this one came. */
  readonly outer: Addition | undefined
  isCommitted: boolean
}

const additions = new AsyncLocalStorage<Addition>()

/** Runs `work`; what `write` adds is committed with the first transaction that `work` commits, and with no other. */
export const addToFirstTransaction = <Result>(write: (tx: Tx) => Promise<void>, work: () => Result): Result =>
  additions.run({ write, outer: additions.getStore(), isCommitted: false }, work)

/** @internal for Transaction: the last thing of a transaction before its COMMIT */
export async function writeAddition(tx: Tx): Promise<void> {
  for (let addition = additions.getStore(); addition; addition = addition.outer) await add(tx, addition)
}

async function add(tx: Tx, addition: Addition): Promise<void> {
  if (addition.isCommitted) return
  await addition.write(tx)
  tx.afterCommit(() => {
    addition.isCommitted = true
  })
}
