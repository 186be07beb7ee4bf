import { AccountOfUnits } from './account-of-units.mjs'
import { Buyer } from '../../shared/buyer.mjs'
import { checkPurchase } from '../../shared/check-purchase.mjs'

/** A member adds seals and pays at an ATM: by a number that is there whenever the order is looked at. */
export async function buyByAtm({ origin, seed }, tools, record) {
  const { bank } = tools
  const { buyer, account } = await record.step('A member registers', async () => {
    const registered = await Buyer.register(origin, seed, 'atm', tools.mails)
    const kept = new AccountOfUnits(registered)
    await kept.begin(record)
    return { buyer: registered, account: kept }
  })
  await record.step('20 seals by ATM', async () => {
    const pack = account.pack('seal-pack')
    const { order, next } = await buyer.order({ kind: 'pack', pack: 'seal-pack' }, 'atm')
    const tradeNo = await bank.take(next)
    await bank.press(tradeNo)
    const numbered = await buyer.orderUntil(order.id, 'the number', ({ instructions }) => instructions)
    const { bankCode, account: number, payBefore } = numbered.instructions
    record.artefact('number', `${bankCode}-${number}, until ${payBefore}`)
    record.same(numbered.state, 'instructed', 'the state before it is paid')
    await account.compare(record, 'the number was issued')
    await bank.press(tradeNo)
    const purchase = { orderId: order.id, attempt: next.fields.MerchantTradeNo, price: pack.price }
    await checkPurchase(tools, buyer, purchase, record)
    account.add(pack.units)
    await account.compare(record, 'the seals')
  })
  return buyer
}
