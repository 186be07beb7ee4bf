import {
  hasValidCheckMacValue,
  stageMerchant,
  withCheckMacValue,
  writeFormBody,
  type Fields,
  type Merchant,
} from '@originseal/ecpay'
import { startVaultDouble, type VaultDouble } from '@originseal/provider-keys/fixtures'
import { until } from '@originseal/testing'
import { startShop, type Buyer, type Shop } from './payments.harness'

const own: Merchant = { id: '1000001', hashKey: 'abcdefghijklmnop', hashIv: 'ponmlkjihgfedcba' }
let vault: VaultDouble
let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  vault = await startVaultDouble('billing')
  shop = await startShop(vault.settings)
  buyer = await shop.buyer()
})
afterAll(async () => {
  await shop.stop()
  await vault.close()
})

async function form(): Promise<Fields> {
  const { next } = await shop.order(buyer)
  if (next.kind !== 'form') throw new Error('no form to post')
  return next.fields
}
const comes = (id: string) =>
  until(async () => (await form())['MerchantID'] === id, { what: `the merchant ${id}`, within: 30_000 })

test('ADMIN-07: orders are paid to the merchant of the vault from the moment that it is set, and to no other', async () => {
  expect((await form())['MerchantID']).toBe(stageMerchant.id)
  vault.keys = [{ name: 'ECPAY_MERCHANT', version: 1, value: `${own.id}:${own.hashKey}:${own.hashIv}` }]
  await comes(own.id)
  const fields = await form()
  expect(hasValidCheckMacValue(fields, own)).toBe(true)
  const notice = {
    MerchantTradeNo: fields['MerchantTradeNo'] ?? '',
    RtnCode: '1',
    RtnMsg: 'Succeeded',
    TradeNo: 'T1',
    TradeAmt: fields['TotalAmount'] ?? '',
    PaymentType: 'Credit_CreditCard',
  }
  const tell = async (merchant: Merchant) => {
    const sealed = withCheckMacValue({ MerchantID: merchant.id, ...notice }, merchant)
    return (await shop.tell('/payments/ecpay/notice', writeFormBody(sealed))).text()
  }
  expect(await tell(stageMerchant)).toBe('0|CheckMacValue Error')
  expect(await tell(own)).toBe('1|OK')
  const used = () => vault.held.find(({ name }) => name === 'ECPAY_MERCHANT')
  await until(async () => typeof used()?.usedAt === 'string', {
    what: 'the vault knows of it',
    within: 30_000,
  })
  expect(used()).toMatchObject({ source: 'vault', version: 1 })
  vault.keys = []
  await comes(stageMerchant.id)
}, 120_000)
