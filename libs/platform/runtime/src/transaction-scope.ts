import { AsyncLocalStorage } from 'node:async_hooks'

/** Something that takes long, or waits for somebody else, was begun inside a database transaction. */
export class ForbiddenInTransaction extends Error {
  constructor(what: string) {
    super(`${what} inside a database transaction: do it before, and commit what came of it`)
    this.name = 'ForbiddenInTransaction'
  }
}

interface Scope {
  isOpen: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Runs the work of a transaction. What it leaves running is outside once the work has ended. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope: Scope = { isOpen: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.isOpen = false
  }
}

/**
 * A transaction holds a connection of the pool and locks that others wait for, and the server ends it when it is idle
 * for 20 s: network, storage, rendering, signing and a second connection have no place in it (ADR 19).
 * @throws ForbiddenInTransaction
 */
export function refuseInTransaction(what: string): void {
  if (scopes.getStore()?.isOpen) throw new ForbiddenInTransaction(what)
}

/** The same object, whose methods are refused inside a transaction. */
export function outsideTransactions<Subject extends object>(subject: Subject, name: string): Subject {
  return new Proxy(subject, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      if (typeof value !== 'function' || property === 'constructor') return value
      return (...given: unknown[]): unknown => {
        refuseInTransaction(`${name}.${String(property)}`)
        return Reflect.apply(value, target, given)
      }
    },
  })
}
