import { endpoints } from '@originseal/contracts/endpoints'
import { addressOf } from '../../api/endpoint'
import { actOf, parametersIn } from './proposed-acts.rules'

const demanding = Object.values(endpoints).filter(({ fourEyes }) => fourEyes !== undefined)

describe('acts that another administrator approves', () => {
  it.each(demanding.map((endpoint) => [endpoint.name, endpoint] as const))(
    'ADMIN-01: %s can be proposed and done by our pages',
    (name, endpoint) => {
      expect(actOf(name)).toBe(endpoint)
      const params = { id: '0190c1c4-0000-7000-8000-000000000001', name: 'TSA_URL' }
      const given = Object.entries(params).filter(([each]) => endpoint.path.includes(`:${each}`))
      expect(parametersIn(endpoint, addressOf(endpoint, params))).toEqual(Object.fromEntries(given))
    },
  )

  it('are no others', () => {
    expect(actOf('disableAccount')).toBeUndefined()
  })
})
