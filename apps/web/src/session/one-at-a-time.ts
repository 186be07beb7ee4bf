const NAME = 'originseal-session'
/** Tabs are processes of their own: what one has written to the storage, the next one reads a moment later. */
const STORAGE_MS = 250

/** Without locks (an insecure origin, an old browser) at least this tab does one thing at a time. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs what only one tab of this browser may do at a time; the others wait for their turn. */
export function oneAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  // Undefined on insecure origins, which the types do not know.
  const locks = navigator.locks as LockManager | undefined
  if (locks) return withLock(locks, run)
  const turn = queue.then(run)
  // A failure is its caller's; the next one goes on.
  queue = turn.catch(() => undefined)
  return turn
}

async function withLock<Result>(locks: LockManager, run: () => Promise<Result>): Promise<Result> {
  const done = await locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock ? { result: await run() } : undefined,
  )
  if (done) return done.result
  return locks.request(NAME, async () => {
    await new Promise((resolve) => setTimeout(resolve, STORAGE_MS))
    return run()
  })
}
