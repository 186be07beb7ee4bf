import type { PaymentMethod } from '@originseal/ecpay'
import type { NoticePlan } from '../notices/notice.rules'
import type { OrderFault } from '../trades/receive-order'
import type { CardOutcome, TradeState } from '../trades/trade.rules'
import type { Language } from './language'

const zh = {
  bank: '沙盒銀行',
  sandbox: '這是沙盒。這裡沒有真的錢：不會扣款，也請不要輸入真的卡號。',
  pay: '付款',
  amount: '應付金額',
  item: '商品',
  order: '訂單編號',
  cardNumber: '卡號',
  expiry: '有效期限（月／年）',
  code: '安全碼',
  testCard: '測試卡號已填好；任何未來的日期與 222 都可以。',
  payNow: '確認付款',
  getNumber: '取得繳費資訊',
  recurring: '每期自動扣款',
  mishaps: '測試選項：銀行怎麼回覆',
  outcome: '授權結果',
  notice: '通知商店',
  bankCode: '銀行代碼',
  account: '帳號',
  storeCode: '超商代碼',
  barcodes: '超商條碼',
  until: '繳費期限',
  payNumber: '模擬：現在就去繳費',
  done: '付款完成',
  failed: '付款失敗：',
  waiting: '等待繳費',
  back: '回到商店',
  leave: '不付款，回到商店',
  refused: '訂單沒有被接受',
  notFound: '找不到這個頁面',
  unable: '銀行出了點狀況',
} as const
export type Words = Readonly<Record<keyof typeof zh, string>>

const en: Words = {
  bank: 'Sandbox Bank',
  sandbox: 'This is a sandbox. No money moves here: nothing is charged, and please enter no real card.',
  pay: 'Payment',
  amount: 'Amount due',
  item: 'Item',
  order: 'Order number',
  cardNumber: 'Card number',
  expiry: 'Expiry (MM/YY)',
  code: 'Security code',
  testCard: 'A test card is filled in; any date to come and 222 will do.',
  payNow: 'Pay now',
  getNumber: 'Get payment details',
  recurring: 'Charged automatically each period',
  mishaps: 'Test options: how the bank answers',
  outcome: 'Authorisation',
  notice: 'Notice to the shop',
  bankCode: 'Bank code',
  account: 'Account',
  storeCode: 'Store code',
  barcodes: 'Store barcodes',
  until: 'Pay before',
  payNumber: 'Simulate: pay it now',
  done: 'Payment complete',
  failed: 'Payment failed: ',
  waiting: 'Waiting for payment',
  back: 'Back to the shop',
  leave: 'Back to the shop without paying',
  refused: 'The order was not accepted',
  notFound: 'This page does not exist',
  unable: 'Something went wrong at the bank',
}
export const words: Readonly<Record<Language, Words>> = { 'zh-Hant-TW': zh, en }

export const methodWords: Readonly<Record<Language, Readonly<Record<PaymentMethod, string>>>> = {
  'zh-Hant-TW': { Credit: '信用卡', ATM: 'ATM 轉帳', CVS: '超商代碼', BARCODE: '超商條碼' },
  en: { Credit: 'Credit card', ATM: 'ATM transfer', CVS: 'Store code', BARCODE: 'Store barcode' },
}

export const stateWords: Readonly<Record<Language, Readonly<Record<TradeState, string>>>> = {
  'zh-Hant-TW': { open: '尚未付款', numbered: '等待繳費', paid: '已付款', failed: '付款失敗' },
  en: { open: 'Not paid yet', numbered: 'Waiting for payment', paid: 'Paid', failed: 'Payment failed' },
}

/** Why an order is not taken. */
export const faultOfOrderWords: Readonly<Record<Language, Readonly<Record<OrderFault, string>>>> = {
  'zh-Hant-TW': {
    fields: '參數錯誤',
    merchant: '找不到特店',
    seal: '檢查碼錯誤',
    duplicate: '訂單編號重覆',
    period: '定期定額參數錯誤',
  },
  en: {
    fields: 'Wrong parameters',
    merchant: 'No such merchant',
    seal: 'Wrong checksum',
    duplicate: 'This order number was used before',
    period: 'Wrong parameters of the recurring charge',
  },
}

export const outcomeWords: Readonly<Record<Language, Readonly<Record<CardOutcome, string>>>> = {
  'zh-Hant-TW': {
    approved: '授權成功',
    declined: '銀行拒絕',
    '3d-failed': '3D 驗證失敗',
    silent: '成功，但銀行十分鐘不作聲',
  },
  en: {
    approved: 'Approved',
    declined: 'Declined',
    '3d-failed': '3-D Secure failed',
    silent: 'Approved, but the bank is silent for ten minutes',
  },
}

export const planWords: Readonly<Record<Language, Readonly<Record<NoticePlan, string>>>> = {
  'zh-Hant-TW': {
    usual: '正常',
    none: '不通知',
    late: '晚一分鐘',
    'five-times': '五次，文字不同',
    'two-at-once': '同時兩次',
    'wrong-seal': '檢查碼錯誤',
    'wrong-amount': '金額錯誤',
    'wrong-merchant': '別的商店代號',
    simulated: '模擬付款',
  },
  en: {
    usual: 'As usual',
    none: 'None',
    late: 'A minute late',
    'five-times': 'Five times in other words',
    'two-at-once': 'Two at once',
    'wrong-seal': 'Wrong checksum',
    'wrong-amount': 'Wrong amount',
    'wrong-merchant': 'Another merchant',
    simulated: 'Simulated payment',
  },
}

const money = new Intl.NumberFormat('zh-TW')
/** Whole New Taiwan dollars. */
export const priceTag = (dollars: number): string => `NT$ ${money.format(dollars)}`
