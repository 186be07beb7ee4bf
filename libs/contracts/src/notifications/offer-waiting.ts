import { z } from 'zod'
import { offerWaiting as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'
import { dayIn } from './plan-names'

/** An offer of the other side has not been decided about. */
export const offerWaiting = defineCaseKind({
  name: 'offer-waiting',
  event,
  shape: { expiresAt: z.string() },
  mail: 'immediately',
  path: (caseId) => `/p2p/cases/${caseId}`,
  texts: {
    'zh-TW': {
      name: '提醒：和解提案待您決定',
      link: '查看提案',
      sentence: (of, { expiresAt }) =>
        `${of}的和解提案還在等您決定，有效至 ${dayIn(expiresAt, 'zh-TW')}，之後即失效。`,
    },
    en: {
      name: 'Reminder: an offer waits for you',
      link: 'See the offer',
      sentence: (of, { expiresAt }) =>
        `The offer in ${of} still waits for your decision. It ends on ${dayIn(expiresAt, 'en')}.`,
    },
    zh: {
      name: '提醒：和解方案待您决定',
      link: '查看方案',
      sentence: (of, { expiresAt }) =>
        `${of}的和解方案还在等您决定，有效至 ${dayIn(expiresAt, 'zh')}，之后即失效。`,
    },
    ja: {
      name: '和解提案のリマインダー',
      link: '提案を見る',
      sentence: (of, { expiresAt }) =>
        `${of}の和解提案があなたの決定を待っています。期限は ${dayIn(expiresAt, 'ja')} です。`,
    },
    ko: {
      name: '알림: 합의 제안이 기다리고 있습니다',
      link: '제안 보기',
      sentence: (of, { expiresAt }) =>
        `${of}의 합의 제안이 결정을 기다리고 있습니다. 기한은 ${dayIn(expiresAt, 'ko')}입니다.`,
    },
  },
})
