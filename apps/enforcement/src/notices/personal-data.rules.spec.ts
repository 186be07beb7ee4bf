import { holdsTooMuchPersonalData } from './personal-data.rules'

test.each([
  ['an identity number', '我是 A123456789，這是我的畫'],
  ['a resident number', 'my number is a800000014.'],
  ['a card number', 'card 4111 1111 1111 1111'],
  ['a bank account', '請匯款到帳號：012-345678'],
  ['a birthday', '出生 1990-01-02'],
])('%s is too much', (_, text) => {
  expect(holdsTooMuchPersonalData(text)).toBe(true)
})

test.each([
  ['an identity number with a wrong check digit', '型號 A123456780'],
  ['an item number', 'https://www.ruten.com.tw/item/21234567890123/'],
  ['a telephone', '電話 +886912345678'],
  ['a hash', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['a year of creation', '這幅畫完成於 2024 年，首次發表於 2024-05-01'],
])('%s is not', (_, text) => {
  expect(holdsTooMuchPersonalData(text)).toBe(false)
})
