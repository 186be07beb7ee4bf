import { setImmediate } from 'node:timers/promises'
import {
  ForbiddenInTransaction,
  insideTransaction,
  outsideTransactions,
  refuseInTransaction,
} from './transaction-scope'

class Store {
  #stored = 0
  put(bytes: number): number {
    return (this.#stored += bytes)
  }
}

test('what is kept out of transactions works outside of one, and is refused inside', async () => {
  const store = outsideTransactions(new Store(), 'store')
  expect(store.put(3)).toBe(3)
  const planted = insideTransaction(async () => {
    await setImmediate()
    return store.put(1)
  })
  await expect(planted).rejects.toBeInstanceOf(ForbiddenInTransaction)
  await expect(planted).rejects.toThrow('store.put inside a database transaction')
  expect(store.put(1)).toBe(4)
})

test('what a transaction leaves running is outside once it has ended', async () => {
  let later: Promise<void> | undefined
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  await insideTransaction(async () => {
    later = ended.then(() => refuseInTransaction('asking'))
  })
  end()
  await expect(later).resolves.toBeUndefined()
})
