import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Fails the test in which one of the product's endpoints answered a code that its definition does not name. */
const CHANNEL = 'originseal:undeclared-error'
const told: { endpoint: string; code: string }[] = []
const listen = (error: unknown) => void told.push(error as (typeof told)[number])

subscribe(CHANNEL, listen)
// The channel is the process's own: a listener that stayed would keep all modules of its file alive.
afterAll(() => unsubscribe(CHANNEL, listen))

afterEach(async () => {
  if (told.length === 0) return
  // Only now: most files need no definitions of endpoints, and loading them takes long.
  const { endpoints } = await import('@originseal/contracts/endpoints')
  const undeclared = told.splice(0).filter(({ endpoint }) => endpoint in endpoints)
  expect(undeclared.map(({ endpoint, code }) => `${endpoint} does not declare ${code}`)).toEqual([])
})
