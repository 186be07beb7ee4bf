import { z } from 'zod'
import { orderRefunded as event } from '../billing/order-events'
import { defineNotificationKind } from './kind'
import { dollars } from './plan-names'

/** Money of an order is back. */
export const orderRefunded = defineNotificationKind({
  name: 'order-refunded',
  event,
  factOf: ({ ownerId, orderId, orderNumber, amount, refundedAt }) => ({
    ownerId,
    subjectId: orderId,
    occurredAt: refundedAt,
    details: { orderNumber, amount },
  }),
  details: z.object({ orderNumber: z.string(), amount: z.number() }),
  isOfPurchase: true,
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: (orderId) => `/payment/success?orderId=${orderId}`,
  texts: {
    'zh-TW': {
      name: '退款完成',
      link: '查看訂單',
      sentence: ({ orderNumber, amount }) =>
        `訂單 ${orderNumber} 已退款 ${dollars(amount)}；信用卡退款的入帳時間依發卡銀行而定。`,
    },
    en: {
      name: 'Refund complete',
      link: 'See the order',
      sentence: ({ orderNumber, amount }) =>
        `${dollars(amount)} of order ${orderNumber} have been refunded; on a card, your bank decides when they show.`,
    },
    zh: {
      name: '退款完成',
      link: '查看订单',
      sentence: ({ orderNumber, amount }) =>
        `订单 ${orderNumber} 已退款 ${dollars(amount)}；信用卡退款的到账时间以发卡银行为准。`,
    },
    ja: {
      name: '返金完了',
      link: '注文を見る',
      sentence: ({ orderNumber, amount }) =>
        `注文 ${orderNumber} の ${dollars(amount)} を返金しました。カードへの反映時期は発行会社によります。`,
    },
    ko: {
      name: '환불 완료',
      link: '주문 보기',
      sentence: ({ orderNumber, amount }) =>
        `주문 ${orderNumber}의 ${dollars(amount)}이 환불되었습니다. 카드 반영 시점은 카드사에 따라 다릅니다.`,
    },
  },
})
