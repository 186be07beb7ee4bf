import { z } from 'zod'
import { paymentInstructed as event } from '../billing/order-events'
import { paymentInstructions } from '../billing/orders'
import { defineNotificationKind, type NotificationLanguage } from './kind'
import { dollars } from './plan-names'

type Instructions = z.infer<typeof paymentInstructions>

interface NumberNames {
  readonly bank: string
  readonly account: string
  readonly storeCode: string
  readonly barcodes: string
  readonly comma: string
}
const names: Readonly<Record<NotificationLanguage, NumberNames>> = {
  'zh-TW': { bank: '銀行代碼', account: '帳號', storeCode: '超商代碼', barcodes: '超商條碼', comma: '、' },
  en: {
    bank: 'bank code',
    account: 'account',
    storeCode: 'store code',
    barcodes: 'store barcodes',
    comma: ', ',
  },
  zh: { bank: '银行代码', account: '账号', storeCode: '超商代码', barcodes: '超商条码', comma: '、' },
  ja: {
    bank: '銀行コード',
    account: '口座番号',
    storeCode: 'コンビニ番号',
    barcodes: 'コンビニのバーコード',
    comma: '、',
  },
  ko: {
    bank: '은행 코드',
    account: '계좌번호',
    storeCode: '편의점 코드',
    barcodes: '편의점 바코드',
    comma: ', ',
  },
}

/** What is paid with, by its name: an account with its bank, a store's code, or barcodes. */
function numberOf(instructions: Instructions, language: NotificationLanguage): string {
  const { bankCode, account, storeCode, barcodes } = instructions
  const name = names[language]
  const parts = [
    [name.bank, bankCode],
    [name.account, account],
    [name.storeCode, storeCode],
    [name.barcodes, barcodes?.join(' / ')],
  ]
  return parts
    .flatMap(([what, number]) => (number === undefined ? [] : [`${what} ${number}`]))
    .join(name.comma)
}

/** An order can be paid by a number: it comes by mail, so that it is at hand at the machine or in the store. */
export const paymentInstructed = defineNotificationKind({
  name: 'payment-instructed',
  event,
  factOf: ({ ownerId, orderId, orderNumber, amount, instructions, instructedAt }) => ({
    ownerId,
    subjectId: orderId,
    occurredAt: instructedAt,
    details: { orderNumber, amount, instructions },
  }),
  details: z.object({ orderNumber: z.string(), amount: z.number(), instructions: paymentInstructions }),
  isOfPurchase: true,
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: (orderId) => `/payment/success?orderId=${orderId}`,
  texts: {
    'zh-TW': {
      name: '繳費資訊',
      link: '查看訂單',
      sentence: ({ orderNumber, amount, instructions }) =>
        `訂單 ${orderNumber} 應繳 ${dollars(amount)}：${numberOf(instructions, 'zh-TW')}，請於 ${instructions.payBefore} 前繳費。`,
    },
    en: {
      name: 'Payment details',
      link: 'See the order',
      sentence: ({ orderNumber, amount, instructions }) =>
        `Order ${orderNumber}: please pay ${dollars(amount)} before ${instructions.payBefore}: ${numberOf(instructions, 'en')}.`,
    },
    zh: {
      name: '缴费信息',
      link: '查看订单',
      sentence: ({ orderNumber, amount, instructions }) =>
        `订单 ${orderNumber} 应缴 ${dollars(amount)}：${numberOf(instructions, 'zh')}，请于 ${instructions.payBefore} 前缴费。`,
    },
    ja: {
      name: 'お支払い情報',
      link: '注文を見る',
      sentence: ({ orderNumber, amount, instructions }) =>
        `注文 ${orderNumber}：${instructions.payBefore} までに ${dollars(amount)} をお支払いください（${numberOf(instructions, 'ja')}）。`,
    },
    ko: {
      name: '결제 정보',
      link: '주문 보기',
      sentence: ({ orderNumber, amount, instructions }) =>
        `주문 ${orderNumber}: ${instructions.payBefore}까지 ${dollars(amount)}을 결제해 주세요(${numberOf(instructions, 'ko')}).`,
    },
  },
})
