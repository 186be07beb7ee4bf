import { z } from 'zod'
import { invoiceIssued as event } from '../billing/order-events'
import { defineNotificationKind } from './kind'
import { dollars } from './plan-names'

/** The e-invoice of an order has its number. */
export const invoiceIssued = defineNotificationKind({
  name: 'invoice-issued',
  event,
  factOf: ({ ownerId, orderId, invoiceNumber, amount, issuedAt }) => ({
    ownerId,
    subjectId: orderId,
    occurredAt: issuedAt,
    details: { invoiceNumber, amount },
  }),
  details: z.object({ invoiceNumber: z.string(), amount: z.number() }),
  isOfPurchase: true,
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: (orderId) => `/payment/success?orderId=${orderId}`,
  texts: {
    'zh-TW': {
      name: '電子發票',
      link: '查看發票',
      sentence: ({ invoiceNumber, amount }) => `電子發票 ${invoiceNumber} 已開立，金額 ${dollars(amount)}。`,
    },
    en: {
      name: 'E-invoice',
      link: 'See the invoice',
      sentence: ({ invoiceNumber, amount }) =>
        `The e-invoice ${invoiceNumber} of ${dollars(amount)} has been issued.`,
    },
    zh: {
      name: '电子发票',
      link: '查看发票',
      sentence: ({ invoiceNumber, amount }) => `电子发票 ${invoiceNumber} 已开具，金额 ${dollars(amount)}。`,
    },
    ja: {
      name: '電子インボイス',
      link: 'インボイスを見る',
      sentence: ({ invoiceNumber, amount }) =>
        `電子インボイス ${invoiceNumber}（${dollars(amount)}）を発行しました。`,
    },
    ko: {
      name: '전자 영수증',
      link: '영수증 보기',
      sentence: ({ invoiceNumber, amount }) =>
        `전자 영수증 ${invoiceNumber}(${dollars(amount)})이 발행되었습니다.`,
    },
  },
})
