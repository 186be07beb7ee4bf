import { z } from 'zod'
import { plan } from '../billing/catalogue'
import { planEnded as event } from '../billing/subscription-events'
import { defineNotificationKind } from './kind'
import { planName } from './plan-names'

/** A plan or a gift is over; nothing that was made with it is lost. */
export const planEnded = defineNotificationKind({
  name: 'plan-ended',
  event,
  factOf: ({ ownerId, subscriptionId, plan: of, endedAt }) => ({
    ownerId,
    subjectId: subscriptionId,
    occurredAt: endedAt,
    details: { plan: of },
  }),
  details: z.object({ plan }),
  isOfPurchase: true,
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: () => '/pricing',
  texts: {
    'zh-TW': {
      name: '方案結束',
      link: '查看方案',
      sentence: ({ plan: of }) => `${planName(of, 'zh-TW')}已結束，帳號改為免費方案；作品與存證都會保留。`,
    },
    en: {
      name: 'Plan ended',
      link: 'See the plans',
      sentence: ({ plan: of }) =>
        `Your ${planName(of, 'en')} has ended and your account is on the free plan; works and seals are kept.`,
    },
    zh: {
      name: '方案结束',
      link: '查看方案',
      sentence: ({ plan: of }) => `${planName(of, 'zh')}已结束，账号改为免费方案；作品与存证都会保留。`,
    },
    ja: {
      name: 'プラン終了',
      link: 'プランを見る',
      sentence: ({ plan: of }) =>
        `${planName(of, 'ja')}が終了し、無料プランに変わりました。作品と証明はそのまま残ります。`,
    },
    ko: {
      name: '요금제 종료',
      link: '요금제 보기',
      sentence: ({ plan: of }) =>
        `${planName(of, 'ko')}가 종료되어 무료 요금제로 변경되었습니다. 작품과 증명은 그대로 유지됩니다.`,
    },
  },
})
