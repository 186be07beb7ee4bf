import { readDayFile } from './day-file.rules'

const payment = { attemptNumber: 'OSA', providerNumber: '2611220001', amount: 390 }

test.each([
  [
    'all in quotes',
    '"訂單日期","特店訂單編號","綠界訂單編號","交易金額","退款金額"',
    '"2026/11/22","OSA","2611220001","390","90"',
  ],
  [
    'as for spreadsheets',
    '訂單日期,廠商訂單編號,綠界訂單編號,付款方式,交易金額,退款金額,撥款狀態',
    '="2026-11-22 10:00:00",="OSA",="2611220001",信用卡,=390,=90,未撥款',
  ],
  [
    'with an equals sign and no quotes',
    '\uFEFF訂單日期,廠商訂單編號,綠界訂單編號,交易金額,退款金額',
    '=2026-11-22 10:00:00,=OSA,=2611220001,=390,=90',
  ],
])('a line %s is a payment', (_, heading, line) => {
  expect(readDayFile(`${heading}\r\n${line}\r\n`)).toEqual([{ ...payment, refunded: 90 }])
})

test('a file without refunds says nothing of them', () => {
  const text = '廠商訂單編號,綠界訂單編號,交易金額\n=OSA,=2611220001,=390\n'
  expect(readDayFile(text)).toEqual([payment])
})

test('a line of sums is no payment', () => {
  const text = '廠商訂單編號,綠界訂單編號,交易金額\n=OSA,=2611220001,=390\n,,390\n'
  expect(readDayFile(text)).toEqual([payment])
})

test.each([
  ['without the columns', '一分鐘之內僅限下載一個媒體檔', 'no headings that are known'],
  ['without an amount', '廠商訂單編號,綠界訂單編號,交易金額\n=OSA,=2611220001,=x\n', 'no amount for OSA'],
])('a file %s is none', (_, text, said) => {
  expect(() => readDayFile(text)).toThrow(said)
})
