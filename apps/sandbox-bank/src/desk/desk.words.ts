import type { FaultName } from '../faults/fault.rules'
import type { Language } from '../pages/language'

const zh = {
  desk: '櫃台',
  capture: '20:15 請款',
  order: '訂單',
  amount: '金額',
  state: '狀態',
  notices: '通知',
  period: '下一期',
  succeeded: '扣款成功',
  failed: '扣款失敗',
} as const
type DeskWords = Readonly<Record<keyof typeof zh, string>>

const en: DeskWords = {
  desk: 'Desk',
  capture: '20:15: capture',
  order: 'Order',
  amount: 'Amount',
  state: 'State',
  notices: 'Notices',
  period: 'Next period',
  succeeded: 'Charge succeeds',
  failed: 'Charge fails',
}
export const deskWords: Readonly<Record<Language, DeskWords>> = { 'zh-Hant-TW': zh, en }

export const faultWords: Readonly<Record<Language, Readonly<Record<FaultName, string>>>> = {
  'zh-Hant-TW': {
    'balance-too-low': '餘額不足，拒絕退款',
    'refund-answers-lost': '退款照做，回 503',
    'refund-answers-late': '退款照做，12 秒後才回',
    'refund-answers-garbled': '退款照做，回傳無法解讀',
    'refund-answers-refusing': '退款照做，卻說拒絕',
    'queries-refused': '查詢回 403',
    'answers-unsealed': '查詢的檢查碼錯誤',
    'cards-declined': '每期扣款與重新扣款都失敗',
    'out-of-order': '整個銀行停擺',
  },
  en: {
    'balance-too-low': 'Balance too low: refunds are refused',
    'refund-answers-lost': 'Refunds are made, the answer is 503',
    'refund-answers-late': 'Refunds are made, the answer takes 12 seconds',
    'refund-answers-garbled': 'Refunds are made, the answer can’t be read',
    'refund-answers-refusing': 'Refunds are made, the answer says refused',
    'queries-refused': 'Queries are answered with 403',
    'answers-unsealed': 'Answers to queries have a wrong checksum',
    'cards-declined': 'Charges of periods and repeated ones fail',
    'out-of-order': 'The whole bank is out of order',
  },
}
