import { publicEndpoints } from '@originseal/contracts/endpoints'
import { startGateway, type RunningGateway } from '../gateway.harness'
import { openApiOf } from './openapi'

let gateway: RunningGateway
beforeAll(async () => (gateway = await startGateway()))
afterAll(() => gateway.stop())

test('GET /api/openapi.json describes the endpoints, whether or not their services answer', async () => {
  await gateway.protection.close()
  const response = await gateway.get('/api/openapi.json')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiOf(publicEndpoints))))
})
