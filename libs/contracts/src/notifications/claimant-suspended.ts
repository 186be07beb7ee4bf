import { z } from 'zod'
import { claimantSuspended as event } from '../enforcement/events'
import { defineNotificationKind } from './kind'

/** An administrator has suspended a member's notices, and says why. */
export const claimantSuspended = defineNotificationKind({
  name: 'claimant-suspended',
  event,
  factOf: ({ ownerId, reason, at }) => ({
    ownerId,
    subjectId: ownerId,
    occurredAt: at,
    details: { reason },
  }),
  details: z.object({ reason: z.string() }),
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: () => '/contact',
  texts: {
    'zh-TW': {
      name: '下架通知暫停',
      link: '與我們聯絡',
      sentence: ({ reason }) => `您的下架通知已暫停，暫時無法開立新案件。原因：${reason}`,
    },
    en: {
      name: 'Takedown notices suspended',
      link: 'Contact us',
      sentence: ({ reason }) =>
        `Your takedown notices are suspended, and no new case can be opened for now. The reason: ${reason}`,
    },
    zh: {
      name: '下架通知暂停',
      link: '联系我们',
      sentence: ({ reason }) => `您的下架通知已暂停，暂时无法开立新案件。原因：${reason}`,
    },
    ja: {
      name: '削除通知の停止',
      link: 'お問い合わせ',
      sentence: ({ reason }) => `削除通知が停止され、新しい案件を開始できません。理由：${reason}`,
    },
    ko: {
      name: '게시 중단 통지 정지',
      link: '문의하기',
      sentence: ({ reason }) => `게시 중단 통지가 정지되어 새 사건을 열 수 없습니다. 사유: ${reason}`,
    },
  },
})
