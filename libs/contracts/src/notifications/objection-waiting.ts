import { z } from 'zod'
import { objectionWaiting as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'
import { dayIn } from './plan-names'

/** The other side has objected, and was not answered. */
export const objectionWaiting = defineCaseKind({
  name: 'objection-waiting',
  event,
  shape: { standsFrom: z.string().nullable() },
  mail: 'immediately',
  path: (caseId) => `/p2p/cases/${caseId}`,
  texts: {
    'zh-TW': {
      name: '提醒：對方的異議待您答覆',
      link: '查看異議',
      sentence: (of, { standsFrom }) =>
        standsFrom === null
          ? `${of}的對方提出了異議，還在等您答覆。`
          : `${of}的對方提出了附佐證的異議，還在等您答覆。您答覆之前不會送出新的通知；${dayIn(standsFrom, 'zh-TW')} 之前仍未答覆，異議即視為成立，這個案件不再送出新的通知。`,
    },
    en: {
      name: 'Reminder: an objection waits for your answer',
      link: 'See the objection',
      sentence: (of, { standsFrom }) =>
        standsFrom === null
          ? `The other side of ${of} has objected and still waits for your answer.`
          : `The other side of ${of} has objected with evidence and still waits for your answer. No new notice goes out until you answer; if you have not by ${dayIn(standsFrom, 'en')}, the objection stands, and none goes out in this case any more.`,
    },
    zh: {
      name: '提醒：对方的异议待您答复',
      link: '查看异议',
      sentence: (of, { standsFrom }) =>
        standsFrom === null
          ? `${of}的对方提出了异议，还在等您答复。`
          : `${of}的对方提出了附佐证的异议，还在等您答复。您答复之前不会发出新的通知；${dayIn(standsFrom, 'zh')} 之前仍未答复，异议即视为成立，这个案件不再发出新的通知。`,
    },
    ja: {
      name: '相手の異議へのご回答のリマインダー',
      link: '異議を見る',
      sentence: (of, { standsFrom }) =>
        standsFrom === null
          ? `${of}の相手が異議を述べ、あなたの回答を待っています。`
          : `${of}の相手が裏付けのある異議を述べ、あなたの回答を待っています。回答するまで新しい通知は送られません。${dayIn(standsFrom, 'ja')} までに回答がない場合は異議が認められたものとし、この案件では新しい通知を送りません。`,
    },
    ko: {
      name: '알림: 상대방의 이의가 답변을 기다리고 있습니다',
      link: '이의 보기',
      sentence: (of, { standsFrom }) =>
        standsFrom === null
          ? `${of}의 상대방이 이의를 제기했고, 아직 답변을 기다리고 있습니다.`
          : `${of}의 상대방이 증거와 함께 이의를 제기했고, 아직 답변을 기다리고 있습니다. 답하실 때까지 새 통지는 나가지 않습니다. ${dayIn(standsFrom, 'ko')}까지 답하지 않으시면 이의가 받아들여진 것으로 보아, 이 사건에서는 더 이상 새 통지가 나가지 않습니다.`,
    },
  },
})
