import { z } from 'zod'
import { plan } from '../billing/catalogue'
import { renewalFailed as event } from '../billing/subscription-events'
import { defineNotificationKind } from './kind'
import { dayIn, planName } from './plan-names'

/** A plan's card could not be charged; told again until it is paid or ends. */
export const renewalFailed = defineNotificationKind({
  name: 'renewal-failed',
  event,
  factOf: ({ ownerId, subscriptionId, plan: of, until, toldAt }) => ({
    ownerId,
    subjectId: subscriptionId,
    occurredAt: toldAt,
    details: { plan: of, until },
  }),
  details: z.object({ plan, until: z.string() }),
  isOfPurchase: true,
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: () => '/member-info',
  texts: {
    'zh-TW': {
      name: '扣款失敗',
      link: '更新付款方式',
      sentence: ({ plan: of, until }) =>
        `${planName(of, 'zh-TW')}這一期扣款失敗。請在 ${dayIn(until, 'zh-TW')} 前確認信用卡或改用其他方式付款，在那之前方案照常可用。`,
    },
    en: {
      name: 'Charge failed',
      link: 'Mend the payment',
      sentence: ({ plan: of, until }) =>
        `Your card could not be charged for the ${planName(of, 'en')}. Please check it or pay in another way before ${dayIn(until, 'en')}; until then the plan goes on.`,
    },
    zh: {
      name: '扣款失败',
      link: '更新付款方式',
      sentence: ({ plan: of, until }) =>
        `${planName(of, 'zh')}这一期扣款失败。请在 ${dayIn(until, 'zh')} 前确认信用卡或改用其他方式付款，在此之前方案照常可用。`,
    },
    ja: {
      name: '決済エラー',
      link: 'お支払い方法を更新',
      sentence: ({ plan: of, until }) =>
        `${planName(of, 'ja')}の決済ができませんでした。${dayIn(until, 'ja')} までにカードをご確認いただくか、別の方法でお支払いください。それまではご利用いただけます。`,
    },
    ko: {
      name: '결제 실패',
      link: '결제 수단 변경',
      sentence: ({ plan: of, until }) =>
        `${planName(of, 'ko')}의 결제에 실패했습니다. ${dayIn(until, 'ko')} 전에 카드를 확인하거나 다른 방법으로 결제해 주세요. 그때까지는 계속 이용하실 수 있습니다.`,
    },
  },
})
