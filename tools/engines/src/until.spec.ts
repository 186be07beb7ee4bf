import { PATIENCE, until, WaitTimeout } from './until'

const before = process.env[PATIENCE]
afterEach(() => {
  if (before === undefined) delete process.env[PATIENCE]
  else process.env[PATIENCE] = before
})

/** Holds as soon as it was looked at that many times. */
const heldAfter = (looks: number) => {
  let seen = 0
  return () => (seen += 1) >= looks
}

it('answers with what the probe saw; a probe that throws has not held yet', async () => {
  const held = heldAfter(3)
  const probe = () => {
    if (!held()) throw new Error('not yet')
    return 'there'
  }
  expect(await until(probe, { every: 1 })).toBe('there')
})

it('says what it waited for in vain, and what was last seen', async () => {
  delete process.env[PATIENCE]
  const waited = until(() => Promise.reject(new Error('refused')), { what: 'the door', within: 20, every: 5 })
  await expect(waited).rejects.toThrow(WaitTimeout)
  await expect(waited).rejects.toThrow('Waited 0.02 s for the door; last seen: refused')
})

it('waits as many times longer as the environment says, but not where the time is what is tested', async () => {
  process.env[PATIENCE] = '50'
  expect(await until(heldAfter(5), { within: 10, every: 5 })).toBe(true)
  const strictly = until(heldAfter(5), { within: 10, strict: true, every: 5 })
  await expect(strictly).rejects.toThrow('Waited 0.01 s')
})
