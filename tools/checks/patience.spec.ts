import { patient } from './patience.cjs'

const before = process.env['ORIGINSEAL_PATIENCE']
afterEach(() => {
  if (before === undefined) delete process.env['ORIGINSEAL_PATIENCE']
  else process.env['ORIGINSEAL_PATIENCE'] = before
})

const test = (timeout?: number) => ({ type: 'test', ...(timeout !== undefined && { timeout }) })
const block = (children: object[], hooks: { timeout?: number }[] = []) => ({
  type: 'describeBlock',
  children,
  hooks,
})
const stateOf = () => ({
  testTimeout: 60,
  rootDescribeBlock: block([test(), test(10), block([test(20)], [{ timeout: 5 }])], [{ timeout: 30 }, {}]),
})

class Environment {
  constructor(
    readonly config: object,
    readonly context: object,
  ) {}

  async teardown(): Promise<void> {}
}

/** The state after an event, in the environment that the test says. */
async function after(event: string, patience?: string, testEnvironmentOptions: object = {}) {
  if (patience === undefined) delete process.env['ORIGINSEAL_PATIENCE']
  else process.env['ORIGINSEAL_PATIENCE'] = patience
  const state = stateOf()
  const config = { projectConfig: { testEnvironmentOptions } }
  await new (patient(Environment))(config, {}).handleTestEvent({ name: event }, state)
  return state
}

it('every time that a test or a hook is given is multiplied, once, before the first of them runs', async () => {
  expect(await after('run_start', '3')).toEqual({
    testTimeout: 180,
    rootDescribeBlock: block([test(), test(30), block([test(60)], [{ timeout: 15 }])], [{ timeout: 90 }, {}]),
  })
  expect(await after('test_start', '3')).toEqual(stateOf())
})

it('without the variable everything may take four times as long', async () => {
  expect((await after('run_start')).testTimeout).toBe(240)
})

it('a size whose tests take longer says so by itself, since jest knows one time for all', async () => {
  expect((await after('run_start', '3', { testTimeoutMs: 500 })).testTimeout).toBe(1_500)
})
