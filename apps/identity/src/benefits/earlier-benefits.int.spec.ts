import { benefitGranted } from '@originseal/contracts'
import { join, rowsOf } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { EarlierBenefits1700000033000 } from '../migrations/1700000033000-earlier-benefits'
import { DataSource } from 'typeorm'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

test('AUTH-16: what members were granted before billing kept it is said once more, a fact for each', async () => {
  const { userId } = await join(identity)
  const runner = identity.app.get(DataSource).createQueryRunner()
  await new EarlierBenefits1700000033000().up(runner)
  await runner.release()
  const facts = await rowsOf<{ payload: string }>(identity, 'SELECT payload FROM outbox WHERE name = $1', [
    benefitGranted.name,
  ])
  const told = facts.map(({ payload }) => benefitGranted.payload.parse(JSON.parse(payload)))
  expect(told).toEqual([
    { userId, kind: 'evidence-seals', quantity: 5, grantedAt: expect.any(String) },
    {
      userId,
      kind: 'guardian-upgrade',
      quantity: 2,
      grantedAt: expect.any(String),
      endsAt: expect.any(String),
    },
  ])
})
