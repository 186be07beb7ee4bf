import { z } from 'zod'
import { plan } from '../billing/catalogue'
import { renewalAhead } from '../billing/subscription-events'
import { defineNotificationKind } from './kind'
import { dayIn, dollars, planName } from './plan-names'

/** A plan is about to be charged again, or to end. */
export const renewalAnnounced = defineNotificationKind({
  name: 'renewal-announced',
  event: renewalAhead,
  factOf: ({ ownerId, subscriptionId, plan: of, at, amount, toldAt }) => ({
    ownerId,
    subjectId: subscriptionId,
    occurredAt: toldAt,
    details: { plan: of, at, amount },
  }),
  details: z.object({ plan, at: z.string(), amount: z.number().optional() }),
  isOfPurchase: true,
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: () => '/member-info',
  texts: {
    'zh-TW': {
      name: '方案即將續期',
      link: '查看方案',
      sentence: ({ plan: of, at, amount }) =>
        amount === undefined
          ? `${planName(of, 'zh-TW')}將於 ${dayIn(at, 'zh-TW')} 到期；如要繼續使用，請在到期前續購。`
          : `${planName(of, 'zh-TW')}將於 ${dayIn(at, 'zh-TW')} 自動續期，屆時扣款 ${dollars(amount)}；不需要時請先取消。`,
    },
    en: {
      name: 'Plan about to renew',
      link: 'See your plan',
      sentence: ({ plan: of, at, amount }) =>
        amount === undefined
          ? `Your ${planName(of, 'en')} ends on ${dayIn(at, 'en')}; buy it again before then to keep it.`
          : `Your ${planName(of, 'en')} renews on ${dayIn(at, 'en')} and your card is charged ${dollars(amount)}; cancel before then if you do not want it.`,
    },
    zh: {
      name: '方案即将续期',
      link: '查看方案',
      sentence: ({ plan: of, at, amount }) =>
        amount === undefined
          ? `${planName(of, 'zh')}将于 ${dayIn(at, 'zh')} 到期；如需继续使用，请在到期前续购。`
          : `${planName(of, 'zh')}将于 ${dayIn(at, 'zh')} 自动续期，届时扣款 ${dollars(amount)}；不需要时请先取消。`,
    },
    ja: {
      name: 'プラン更新のお知らせ',
      link: 'プランを見る',
      sentence: ({ plan: of, at, amount }) =>
        amount === undefined
          ? `${planName(of, 'ja')}は ${dayIn(at, 'ja')} に終了します。継続するには期限までに再度ご購入ください。`
          : `${planName(of, 'ja')}は ${dayIn(at, 'ja')} に自動更新され、${dollars(amount)} がカードに請求されます。不要な場合は事前に解約してください。`,
    },
    ko: {
      name: '요금제 갱신 예정',
      link: '요금제 보기',
      sentence: ({ plan: of, at, amount }) =>
        amount === undefined
          ? `${planName(of, 'ko')}가 ${dayIn(at, 'ko')}에 종료됩니다. 계속 이용하려면 그 전에 다시 구매해 주세요.`
          : `${planName(of, 'ko')}가 ${dayIn(at, 'ko')}에 자동 갱신되며 카드로 ${dollars(amount)}이 결제됩니다. 원하지 않으면 미리 해지해 주세요.`,
    },
  },
})
