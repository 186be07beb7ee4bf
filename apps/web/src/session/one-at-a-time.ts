/** Without locks (an insecure origin, an old browser) at least this tab does one thing at a time. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs what only one tab of this browser may do at a time; the others wait for their turn. */
export function oneAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  // Undefined on insecure origins, which the types do not know.
  const locks = navigator.locks as LockManager | undefined
  if (locks) return locks.request('originseal-session', run) as Promise<Result>
  const turn = queue.then(run)
  // A failure is its caller's; the next one goes on.
  queue = turn.catch(() => undefined)
  return turn
}
