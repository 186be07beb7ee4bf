import { z } from 'zod'
import { caseActionNeeded as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** The other side has filed a counter-notice: periods of the law run. */
export const caseCountered = defineCaseKind({
  name: 'case-countered',
  event,
  shape: { state: z.literal('countered') },
  mail: 'immediately',
  texts: {
    'zh-TW': {
      name: '收到反通知',
      sentence: (of) =>
        `${of}收到對方的反通知：若未在期限內證明已提起訴訟，平台可能恢復內容，請儘快查看期限並諮詢律師。`,
    },
    en: {
      name: 'Counter-notice received',
      sentence: (of) =>
        `A counter-notice was filed in ${of}: unless a lawsuit is proven in time, the platform may put the content back. Please look at the deadline and see a lawyer soon.`,
    },
    zh: {
      name: '收到反通知',
      sentence: (of) =>
        `${of}收到对方的反通知：若未在期限内证明已提起诉讼，平台可能恢复内容，请尽快查看期限并咨询律师。`,
    },
    ja: {
      name: '異議申し立ての受領',
      sentence: (of) =>
        `${of}に相手方から異議申し立てがありました。期限内に訴訟の提起を証明しないと、コンテンツが元に戻されることがあります。期限を確認し、早めに弁護士にご相談ください。`,
    },
    ko: {
      name: '이의 통지 접수',
      sentence: (of) =>
        `${of}에 상대방의 이의 통지가 접수되었습니다. 기한 내에 소 제기를 증명하지 않으면 콘텐츠가 복원될 수 있습니다. 기한을 확인하고 서둘러 변호사와 상의하세요.`,
    },
  },
})
