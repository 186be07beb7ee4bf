import { remedyReason } from '../enforcement/cases'
import { caseRemedied as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** The takedown of a case came back. */
export const caseRemedied = defineCaseKind({
  name: 'case-remedied',
  event,
  shape: { reason: remedyReason },
  mail: 'immediately',
  texts: {
    'zh-TW': {
      name: '下架次數退還',
      sentence: (of, { reason }) =>
        ({
          'target-missed': `${of}超過 72 小時仍未下架，已退還 1 次下架通知。`,
          unsuccessful: `${of}未能成功，已退還 1 次下架通知。`,
        })[reason],
    },
    en: {
      name: 'Takedown given back',
      sentence: (of, { reason }) =>
        ({
          'target-missed': `The ${of} took more than 72 hours: one takedown was given back.`,
          unsuccessful: `The ${of} came to nothing: one takedown was given back.`,
        })[reason],
    },
    zh: {
      name: '下架次数退还',
      sentence: (of, { reason }) =>
        ({
          'target-missed': `${of}超过 72 小时仍未下架，已退还 1 次下架通知。`,
          unsuccessful: `${of}未能成功，已退还 1 次下架通知。`,
        })[reason],
    },
    ja: {
      name: '削除回数の返却',
      sentence: (of, { reason }) =>
        ({
          'target-missed': `${of}は 72 時間を超えたため、削除申請 1 回分をお返ししました。`,
          unsuccessful: `${of}は成功しなかったため、削除申請 1 回分をお返ししました。`,
        })[reason],
    },
    ko: {
      name: '게시 중단 횟수 반환',
      sentence: (of, { reason }) =>
        ({
          'target-missed': `${of}이(가) 72시간을 넘겨 게시 중단 1회를 돌려드렸습니다.`,
          unsuccessful: `${of}이(가) 성공하지 못해 게시 중단 1회를 돌려드렸습니다.`,
        })[reason],
    },
  },
})
