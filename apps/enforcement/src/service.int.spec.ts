import { startEnforcement, type RunningEnforcement } from './enforcement.harness'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
})
afterAll(() => enforcement.stop())

test('SYS-02: enforcement starts alone, on a database of its own', async () => {
  expect((await enforcement.get('/health/ready')).status).toBe(200)
})
