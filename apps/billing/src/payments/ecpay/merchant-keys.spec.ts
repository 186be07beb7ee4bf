import { stageMerchant } from '@originseal/ecpay'
import { MerchantKeys } from './merchant-keys'

const published = { ...stageMerchant, checkCode: '' }
const own = 'M1:abcdefghijklmnop:ponmlkjihgfedcba:59997889'
const stage = `${stageMerchant.id}:${stageMerchant.hashKey}:${stageMerchant.hashIv}`

function keysOf(text: string | undefined, mayBePublished: boolean) {
  const used: string[] = []
  const keys = { current: () => text, noteUse: (name: string) => used.push(name) }
  return { used, keys: new MerchantKeys(keys, { name: 'ECPAY_MERCHANT', published, mayBePublished }) }
}

test.each([
  ['a merchant of its own', own, false, 'M1'],
  ['none, where nobody comes from outside', undefined, true, stageMerchant.id],
  ['none, in public', undefined, false, undefined],
  ['the published one, in public', stage, false, undefined],
  ['something that is no merchant', 'M1:short', true, undefined],
])('%s', (_, text, mayBePublished, id) => expect(keysOf(text, mayBePublished).keys.current()?.id).toBe(id))

test('to look whether there is one is no use of it, to seal by it is', () => {
  const { used, keys } = keysOf(own, false)
  expect(keys.current()?.checkCode).toBe('59997889')
  expect(used).toEqual([])
  expect(keys.use()?.id).toBe('M1')
  expect(used).toEqual(['ECPAY_MERCHANT'])
})
