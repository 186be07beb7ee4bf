import {
  hasValidCheckMacValue,
  periodInfo,
  readFormBody,
  stageMerchant,
  tradeInfo,
  withCheckMacValue,
  type Fields,
} from '@originseal/ecpay'
import { until, type TestDatabase } from '@originseal/testing'
import {
  createDatabase,
  orderFields,
  startBank,
  startMerchant,
  type MerchantServer,
  type RunningBank,
} from '../bank.harness'

let database: TestDatabase
let bank: RunningBank
let merchant: MerchantServer

beforeAll(async () => {
  database = await createDatabase()
  bank = await startBank(database.url)
  merchant = await startMerchant()
})
afterAll(async () => {
  await bank.app.close()
  await merchant.close()
  await database.drop()
})

const sealed = (fields: Fields): Fields => withCheckMacValue(fields, stageMerchant)
const toldOf = (order: Fields): Fields[] =>
  merchant.told.filter(({ MerchantTradeNo }) => MerchantTradeNo === order['MerchantTradeNo'])
/** The order at the bank, and the address of its page. */
async function place(fields: Record<string, string> = {}): Promise<{ order: Fields; page: string }> {
  const order = orderFields(merchant.url, fields)
  const answer = await bank.post('/Cashier/AioCheckOut/V5', sealed(order))
  return { order, page: String(answer.headers.get('location')) }
}
const pay = (page: string, fields: Fields = {}) => bank.post(page, fields)
const told = (order: Fields, count: number) =>
  until(async () => toldOf(order).length >= count, { what: `${count} notices` })
async function queried(order: Fields): Promise<ReturnType<typeof tradeInfo.parse>> {
  const asked = { MerchantTradeNo: String(order['MerchantTradeNo']), TimeStamp: '1' }
  const answer = await bank.ask('/Cashier/QueryTradeInfo/V5', asked)
  const fields = readFormBody(await answer.text()) as Fields
  expect(hasValidCheckMacValue(fields, stageMerchant)).toBe(true)
  return tradeInfo.parse(fields)
}
async function refund(order: Fields, tradeNo: string, action: string, amount: string): Promise<string> {
  const fields = {
    MerchantTradeNo: String(order['MerchantTradeNo']),
    TradeNo: tradeNo,
    Action: action,
    TotalAmount: amount,
  }
  const answer = readFormBody(await (await bank.ask('/CreditDetail/DoAction', fields)).text()) as Fields
  return String(answer['RtnCode'])
}

describe('an order', () => {
  it('is refused with a wrong seal, another merchant, and a number that was used', async () => {
    const order = orderFields(merchant.url)
    const wrong = await bank.post('/Cashier/AioCheckOut/V5', { ...sealed(order), TotalAmount: '1' })
    expect(await wrong.text()).toContain('10200073')
    const other = await bank.post('/Cashier/AioCheckOut/V5', sealed({ ...order, MerchantID: '1' }))
    expect(await other.text()).toContain('10200002')
    expect((await bank.post('/Cashier/AioCheckOut/V5', sealed(order))).status).toBe(303)
    const again = await bank.post('/Cashier/AioCheckOut/V5', sealed(order))
    expect(await again.text()).toContain('10200047')
  })

  it('is refused in the language that it asks for', async () => {
    const refused = async (fields: Fields) =>
      (await bank.post('/Cashier/AioCheckOut/V5', { ...orderFields(merchant.url), ...fields })).text()
    expect(await refused({ Language: 'ENG' })).toContain('The order was not accepted')
    expect(await refused({})).toContain('訂單沒有被接受')
  })

  it('that does not exist, and the desk, are told of in the language of the browser', async () => {
    const read = async (path: string, language: string) =>
      (await fetch(bank.url + path, { headers: { accept: 'text/html', 'accept-language': language } })).text()
    expect(await read('/pay/1', 'en')).toContain('This page does not exist')
    expect(await read('/pay/1', 'zh-TW')).toContain('找不到這個頁面')
    expect(await read('/desk', 'en-GB')).toContain('Next period')
    expect(await read('/desk', 'zh-TW')).toContain('下一期')
  })

  it('says on its page that it is a sandbox, in the language that was asked for', async () => {
    const { page } = await place({ Language: 'ENG' })
    const english = await (await fetch(bank.url + page)).text()
    expect(english).toContain('This is a sandbox')
    expect(english).toContain('NT$ 590')
    await pay(page, { outcome: '3d-failed' })
    expect(await (await fetch(bank.url + page)).text()).toContain('Payment failed: 3-D Secure failed')
    const { page: chinese } = await place()
    expect(await (await fetch(bank.url + chinese)).text()).toContain('這是沙盒')
  })
})

describe('a card', () => {
  it('is charged: notice, query and the browser’s way back bear the same seal', async () => {
    const { order, page } = await place({ OrderResultURL: `${merchant.url}/result` })
    expect(await queried(order)).toMatchObject({ TradeStatus: '0' })
    await pay(page)
    await told(order, 1)
    const [notice] = toldOf(order)
    expect(notice).toMatchObject({ RtnCode: '1', TradeAmt: '590', SimulatePaid: '0' })
    expect(hasValidCheckMacValue(notice as Fields, stageMerchant)).toBe(true)
    expect(await queried(order)).toMatchObject({ TradeStatus: '1', TradeNo: notice?.['TradeNo'] })
    const receipt = await fetch(bank.url + page)
    expect(receipt.headers.get('content-security-policy')).toContain(`form-action 'self' ${merchant.url};`)
    expect(await receipt.text()).toContain(`action="${merchant.url}/result"`)
  })

  it('is declined, and may be tried again', async () => {
    const { order, page } = await place()
    await pay(page, { outcome: 'declined' })
    expect(await (await fetch(bank.url + page)).text()).toContain('付款失敗：銀行拒絕')
    await told(order, 1)
    expect(toldOf(order)[0]).toMatchObject({ RtnCode: '10100058' })
    await pay(page)
    await told(order, 2)
    expect(toldOf(order)[1]).toMatchObject({ RtnCode: '1' })
  })

  it('is charged by a bank that is silent: no notice, and queries say that nobody has paid', async () => {
    const { order, page } = await place()
    await pay(page, { outcome: 'silent' })
    expect(await queried(order)).toMatchObject({ TradeStatus: '0' })
    expect(toldOf(order)).toHaveLength(0)
  })

  it('is given back as its state allows: given up before 20:15, in parts after it, never more than was paid', async () => {
    const { order, page } = await place()
    await pay(page)
    const { TradeNo } = await queried(order)
    expect(await refund(order, TradeNo, 'R', '100')).not.toBe('1')
    expect(await refund(order, TradeNo, 'N', '590')).toBe('1')
    const captured = await place()
    await pay(captured.page)
    await bank.post('/desk/captures', {})
    const { TradeNo: other } = await queried(captured.order)
    expect(await refund(captured.order, other, 'N', '590')).not.toBe('1')
    expect(await refund(captured.order, other, 'R', '500')).toBe('1')
    expect(await refund(captured.order, other, 'R', '91')).not.toBe('1')
    expect(await refund(captured.order, other, 'R', '90')).toBe('1')
  })
})

describe('an answer to a refund', () => {
  it.each(['refund-answers-lost', 'refund-answers-garbled', 'refund-answers-refusing'])(
    'does not say that it is done with %s, and it is',
    async (fault) => {
      const { order, page } = await place()
      await pay(page)
      await bank.post('/desk/captures', {})
      const { TradeNo } = await queried(order)
      await bank.post(`/desk/faults/${fault}`, { on: 'yes' })
      expect(await refund(order, TradeNo, 'R', '590')).not.toBe('1')
      await bank.post(`/desk/faults/${fault}`, { on: 'no' })
      // All of it is back, so no dollar more can be.
      expect(await refund(order, TradeNo, 'R', '1')).not.toBe('1')
    },
  )
})

it('the desk names what happened in words', async () => {
  const { order, page } = await place()
  await pay(page)
  const desk = await (await fetch(`${bank.url}/desk`)).text()
  const row = desk.slice(desk.indexOf(String(order['MerchantTradeNo'])))
  expect(row.slice(0, row.indexOf('</tr>'))).toMatch(/信用卡<br \/>已付款/u)
})

describe('notices', () => {
  it('are repeated until the answer is 1|OK, five times at most', async () => {
    merchant.answer = '1|ok'
    const { order, page } = await place()
    await pay(page)
    await told(order, 2)
    merchant.answer = '1|OK'
    await told(order, 3)
    expect(new Set(toldOf(order).map(({ CheckMacValue }) => CheckMacValue)).size).toBe(1)
  })

  it.each([
    ['five-times', 5, (all: Fields[]) => new Set(all.map(({ RtnMsg }) => RtnMsg)).size === 4],
    ['wrong-seal', 1, ([one]: Fields[]) => !hasValidCheckMacValue(one as Fields, stageMerchant)],
    ['wrong-amount', 1, ([one]: Fields[]) => one?.['TradeAmt'] === '591'],
    ['wrong-merchant', 1, ([one]: Fields[]) => one?.['MerchantID'] !== stageMerchant.id],
    ['simulated', 1, ([one]: Fields[]) => one?.['SimulatePaid'] === '1'],
  ])('%s: as bid', async (notices, count, isAsBid) => {
    const { order, page } = await place()
    await pay(page, { notices })
    await told(order, count)
    expect(isAsBid(toldOf(order))).toBe(true)
  })
})

it.each([
  ['ATM', '2', 'vAccount'],
  ['CVS', '10100073', 'PaymentNo'],
  ['BARCODE', '10100073', 'Barcode3'],
])('%s: a number is issued first, and paid later', async (method, code, field) => {
  const { order, page } = await place({ ChoosePayment: method, PaymentInfoURL: `${merchant.url}/numbers` })
  await pay(page)
  await told(order, 1)
  const [issued] = toldOf(order)
  expect(issued).toMatchObject({ RtnCode: code })
  expect(await (await fetch(bank.url + page)).text()).toContain(String(issued?.[field]))
  await pay(page)
  await told(order, 2)
  expect(toldOf(order)[1]).toMatchObject({ RtnCode: '1' })
})

describe('a mandate', () => {
  const recurring = { PeriodAmount: '590', PeriodType: 'M', Frequency: '1', ExecTimes: '99' }
  const info = async (order: Fields) => {
    const asked = { MerchantTradeNo: String(order['MerchantTradeNo']), TimeStamp: '1' }
    return periodInfo.parse(await (await bank.ask('/Cashier/QueryCreditCardPeriodInfo', asked)).json())
  }
  const act = async (order: Fields, Action: string): Promise<number> => {
    const asked = { MerchantTradeNo: String(order['MerchantTradeNo']), Action, TimeStamp: '1' }
    const answer = (await (await bank.ask('/Cashier/CreditCardPeriodAction', asked)).json()) as {
      RtnCode: number
    }
    return answer.RtnCode
  }
  const advance = async (page: string, outcome: string) =>
    expect((await bank.post(`/desk/trades/${page.slice('/pay/'.length)}/periods`, { outcome })).status).toBe(
      303,
    )

  it('tells of the second charge, not of a failure; is charged again, and ended', async () => {
    const { order, page } = await place({ ...recurring, PeriodReturnURL: `${merchant.url}/periods` })
    await pay(page)
    await told(order, 1)
    expect(await act(order, 'ReAuth')).not.toBe(1)
    await advance(page, 'succeeded')
    await told(order, 2)
    expect(toldOf(order)[1]).toMatchObject({ RtnCode: '1', Amount: '590', TotalSuccessTimes: '2' })
    await advance(page, 'failed')
    expect(await info(order)).toMatchObject({ TotalSuccessTimes: 2, ExecStatus: '1' })
    expect((await info(order)).ExecLog.map(({ RtnCode }) => RtnCode)).toEqual(['1', '1', '10100058'])
    expect(await act(order, 'ReAuth')).toBe(1)
    expect(await info(order)).toMatchObject({ TotalSuccessTimes: 3 })
    expect(await act(order, 'Cancel')).toBe(1)
    expect(await act(order, 'Cancel')).not.toBe(1)
    expect(await info(order)).toMatchObject({ ExecStatus: '0' })
  })

  it('is ended by the sixth failure in a row', async () => {
    const { order, page } = await place({ ...recurring, PeriodReturnURL: `${merchant.url}/periods` })
    await pay(page)
    for (let failure = 0; failure < 6; failure++) await advance(page, 'failed')
    expect(await info(order)).toMatchObject({ ExecStatus: '0' })
  })

  it('does not begin with a smaller amount', async () => {
    const order = orderFields(merchant.url, { ...recurring, TotalAmount: '1' })
    const answer = await bank.post('/Cashier/AioCheckOut/V5', sealed(order))
    expect(await answer.text()).toContain('10200121')
  })
})

it('is out of order when its desk says so, and keeps everything', async () => {
  const { order } = await place()
  await bank.post('/desk/faults/out-of-order', { on: 'yes' })
  const asked = { MerchantTradeNo: String(order['MerchantTradeNo']), TimeStamp: '1' }
  expect((await bank.ask('/Cashier/QueryTradeInfo/V5', asked)).status).toBe(503)
  await bank.post('/desk/faults/out-of-order', { on: 'no' })
  expect(await queried(order)).toMatchObject({ TradeStatus: '0' })
})
