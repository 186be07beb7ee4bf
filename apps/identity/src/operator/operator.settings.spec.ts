import { z } from 'zod'
import { operatorOf, operatorSettings } from './operator.settings'

const settings = z.object(operatorSettings)

test('what is not set is not said', () => {
  const operator = operatorOf(
    settings.parse({ OPERATOR_NAME: ' 測試經營者 ', OPERATOR_EMAIL: 'help@example.tw' }),
  )
  expect(JSON.parse(JSON.stringify(operator))).toEqual({ name: '測試經營者', email: 'help@example.tw' })
})

test.each([
  ['an empty name', { OPERATOR_NAME: ' ' }],
  ['a business number of seven digits', { OPERATOR_BUSINESS_NUMBER: '1234567' }],
  ['a LINE account without its @', { OPERATOR_LINE_ID: 'originseal' }],
  ['an address that is no e-mail', { OPERATOR_EMAIL: 'help' }],
])('%s is refused', (_, set) => {
  expect(settings.safeParse(set).success).toBe(false)
})
