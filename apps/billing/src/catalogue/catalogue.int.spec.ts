import { readCatalogueResponse, units } from '@originseal/contracts'
import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { startBilling, type RunningBilling } from '../billing.harness'

let billing: RunningBilling
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

const read = async () => readCatalogueResponse.parse(await (await billing.get('/catalogue')).json())

test('BILL-01: anybody reads the newest version of what is offered; units that nobody spends yet are to come', async () => {
  const { coming, ...offered } = await read()
  expect(offered).toEqual(firstCatalogue)
  expect(coming).toEqual(units)

  await billing.rows(`INSERT INTO unit_spender (unit, service) VALUES ('seal', 'protection')`)
  const next = { ...firstCatalogue, version: 2, packs: [] }
  await billing.rows('INSERT INTO catalogue_version (version, content) VALUES (2, $1)', [next])
  expect(await read()).toEqual({ ...next, coming: units.filter((unit) => unit !== 'seal') })
})
