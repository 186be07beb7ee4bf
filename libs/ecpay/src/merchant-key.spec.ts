import { readMerchantKey } from './merchant-key'
import { stageMerchant } from './stage-merchant'

const { id, hashKey, hashIv } = stageMerchant
const pair = `${id}:${hashKey}:${hashIv}`

test('a merchant is its number and both keys, with a check code or without one', () => {
  expect(readMerchantKey(pair)).toEqual({ id, hashKey, hashIv, checkCode: '' })
  expect(readMerchantKey(`${pair}:59997889`)).toEqual({ id, hashKey, hashIv, checkCode: '59997889' })
})

test.each([
  ['a key alone', hashKey],
  ['no IV', `${id}:${hashKey}`],
  ['an IV that is too short', `${id}:${hashKey}:${hashIv.slice(1)}`],
  ['an empty check code', `${pair}:`],
  ['something behind it', `${pair}:1:2`],
  ['a blank', `${pair} `],
])('%s is none', (_, text) => expect(readMerchantKey(text)).toBeUndefined())
