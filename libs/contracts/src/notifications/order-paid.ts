import { z } from 'zod'
import { orderPaid as event } from '../billing/order-events'
import { defineNotificationKind } from './kind'
import { dollars } from './plan-names'

/** An order, or a further period of a plan, is paid. */
export const orderPaid = defineNotificationKind({
  name: 'order-paid',
  event,
  factOf: ({ ownerId, orderId, amount, paidAt }) => ({
    ownerId,
    subjectId: orderId,
    occurredAt: paidAt,
    details: { amount },
  }),
  details: z.object({ amount: z.number() }),
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: (orderId) => `/payment/success?orderId=${orderId}`,
  texts: {
    'zh-TW': {
      name: '付款成功',
      link: '查看訂單',
      sentence: ({ amount }) => `已收到您的付款 ${dollars(amount)}，購買的內容已可使用。`,
    },
    en: {
      name: 'Payment received',
      link: 'See the order',
      sentence: ({ amount }) =>
        `We received your payment of ${dollars(amount)}; what you bought is ready to use.`,
    },
    zh: {
      name: '付款成功',
      link: '查看订单',
      sentence: ({ amount }) => `已收到您的付款 ${dollars(amount)}，购买的内容已可使用。`,
    },
    ja: {
      name: 'お支払い完了',
      link: '注文を見る',
      sentence: ({ amount }) =>
        `${dollars(amount)} のお支払いを確認しました。ご購入の内容をご利用いただけます。`,
    },
    ko: {
      name: '결제 완료',
      link: '주문 보기',
      sentence: ({ amount }) =>
        `${dollars(amount)} 결제가 확인되었습니다. 구매하신 내용을 이용하실 수 있습니다.`,
    },
  },
})
