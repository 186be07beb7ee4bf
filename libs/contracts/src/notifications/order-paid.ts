import { z } from 'zod'
import { orderPaid as event } from '../billing/order-events'
import { defineNotificationKind } from './kind'
import { orderItem, type OrderItem } from '../billing/orders'
import { itemName } from './item-names'
import type { NotificationLanguage } from './kind'
import { dollars } from './plan-names'

/** `：` or `: ` and the item; nothing for what was told before items were named. */
const named = (item: OrderItem | undefined, language: NotificationLanguage, colon: string): string =>
  item ? `${colon}${itemName(item, language)}` : ''

/**
 * An order, or a further period of a plan, is paid. Its mail says in writing what the Consumer Protection Act (art. 18) wants
 * a buyer to have: how to rescind, what is excepted, who sells, and where to complain. A plan may begin later than it is paid.
 */
export const orderPaid = defineNotificationKind({
  name: 'order-paid',
  event,
  factOf: ({ ownerId, orderId, item, amount, paidAt }) => ({
    ownerId,
    subjectId: orderId,
    occurredAt: paidAt,
    details: { amount, item },
  }),
  details: z.object({ amount: z.number(), item: orderItem.optional() }),
  isOfPurchase: true,
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: (orderId) => `/payment/success?orderId=${orderId}`,
  texts: {
    'zh-TW': {
      name: '付款成功',
      link: '查看訂單',
      sentence: ({ amount, item }) =>
        item?.kind === 'plan'
          ? `已收到「${itemName(item, 'zh-TW')}」的付款 ${dollars(amount)}，開始日期請見訂單。`
          : `已收到您的付款 ${dollars(amount)}，購買的內容已可使用${named(item, 'zh-TW', '：')}。`,
      mailNotes: (publicUrl) => [
        '收到服務後 7 日內，您可以不附理由解除契約，也不必負擔費用：請到會員資料的付款紀錄申請，或寫信給客服。我們會在收到通知次日起 15 日內退款。',
        '結帳時同意立即開始使用的，已經使用的部分會依單價扣除；已經解鎖的連結屬於完成提供的線上服務，不適用 7 日解除權。',
        '會自動續約的方案，在每次扣款前 7 日與 1 日會先通知您；在會員資料可以隨時取消續約。',
        `經營者的名稱、地址與聯絡方式：${publicUrl}/terms#operator`,
        `退款與申訴：${publicUrl}/refund-policy`,
      ],
    },
    en: {
      name: 'Payment received',
      link: 'See the order',
      sentence: ({ amount, item }) =>
        item?.kind === 'plan'
          ? `We received your payment of ${dollars(amount)} for the ${itemName(item, 'en')}; the order says when it begins.`
          : `We received your payment of ${dollars(amount)}; what you bought is ready to use${named(item, 'en', ': ')}.`,
      mailNotes: (publicUrl) => [
        'Within 7 days of receiving the service you may rescind the contract without giving a reason and at no cost: ask for it in the payments of your member page, or write to support. The money is back within 15 days from the day after your notice.',
        'If you agreed at the checkout that it begins at once, what was used is deducted at its unit price; links that were unlocked are an online service that is complete, and the 7 days do not apply to them.',
        'A plan that renews is announced 7 days and 1 day before each charge; you can cancel its renewal on your member page at any time.',
        `Name, address and contact of the seller: ${publicUrl}/terms#operator`,
        `Refunds and complaints: ${publicUrl}/refund-policy`,
      ],
    },
    zh: {
      name: '付款成功',
      link: '查看订单',
      sentence: ({ amount, item }) =>
        item?.kind === 'plan'
          ? `已收到「${itemName(item, 'zh')}」的付款 ${dollars(amount)}，开始日期请见订单。`
          : `已收到您的付款 ${dollars(amount)}，购买的内容已可使用${named(item, 'zh', '：')}。`,
    },
    ja: {
      name: 'お支払い完了',
      link: '注文を見る',
      sentence: ({ amount, item }) =>
        item?.kind === 'plan'
          ? `${itemName(item, 'ja')}のお支払い ${dollars(amount)} を確認しました。開始日は注文をご覧ください。`
          : `${dollars(amount)} のお支払いを確認しました。ご購入の内容をご利用いただけます${named(item, 'ja', '：')}。`,
    },
    ko: {
      name: '결제 완료',
      link: '주문 보기',
      sentence: ({ amount, item }) =>
        item?.kind === 'plan'
          ? `${itemName(item, 'ko')} ${dollars(amount)} 결제가 확인되었습니다. 시작일은 주문에서 확인해 주세요.`
          : `${dollars(amount)} 결제가 확인되었습니다. 구매하신 내용을 이용하실 수 있습니다${named(item, 'ko', ': ')}.`,
    },
  },
})
