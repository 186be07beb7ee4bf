import { Readiness } from './readiness'

const away = async () => {
  throw new Error('away')
}

test('a process is ready when all that it needs is there', async () => {
  const readiness = new Readiness()
  readiness.require('database', async () => undefined)
  expect(await readiness.report()).toEqual({ ready: true, checks: { database: 'ok' } })
  readiness.require('storage', away)
  expect(await readiness.report()).toEqual({ ready: false, checks: { database: 'ok', storage: 'away' } })
})

test('D3: what it can do without is reported, and it stays ready', async () => {
  const readiness = new Readiness()
  readiness.mention('events', away)
  expect(await readiness.report()).toEqual({ ready: true, checks: { events: 'away' } })
})

test('a process that goes is not ready, whatever is there', async () => {
  const readiness = new Readiness()
  readiness.leave()
  expect(await readiness.report()).toEqual({ ready: false, checks: { process: 'draining' } })
})
