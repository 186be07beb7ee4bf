import { z } from 'zod'
import { paymentInstructed as event } from '../billing/order-events'
import { paymentInstructions } from '../billing/orders'
import { defineNotificationKind } from './kind'
import { dollars } from './plan-names'

type Instructions = z.infer<typeof paymentInstructions>

/** The number itself: an account with its bank, a store's code, or barcodes. */
const numberOf = ({ bankCode, account, storeCode, barcodes }: Instructions): string =>
  account === undefined ? (storeCode ?? barcodes?.join(' / ') ?? '') : `${bankCode ?? ''} ${account}`.trim()

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
        `訂單 ${orderNumber} 應繳 ${dollars(amount)}，繳費代碼：${numberOf(instructions)}，請於 ${instructions.payBefore} 前繳費。`,
    },
    en: {
      name: 'Payment details',
      link: 'See the order',
      sentence: ({ orderNumber, amount, instructions }) =>
        `Order ${orderNumber}: please pay ${dollars(amount)} to ${numberOf(instructions)} before ${instructions.payBefore}.`,
    },
    zh: {
      name: '缴费信息',
      link: '查看订单',
      sentence: ({ orderNumber, amount, instructions }) =>
        `订单 ${orderNumber} 应缴 ${dollars(amount)}，缴费代码：${numberOf(instructions)}，请于 ${instructions.payBefore} 前缴费。`,
    },
    ja: {
      name: 'お支払い情報',
      link: '注文を見る',
      sentence: ({ orderNumber, amount, instructions }) =>
        `注文 ${orderNumber}：${instructions.payBefore} までに ${numberOf(instructions)} へ ${dollars(amount)} をお支払いください。`,
    },
    ko: {
      name: '결제 정보',
      link: '주문 보기',
      sentence: ({ orderNumber, amount, instructions }) =>
        `주문 ${orderNumber}: ${instructions.payBefore}까지 ${numberOf(instructions)}(으)로 ${dollars(amount)}을 결제해 주세요.`,
    },
  },
})
