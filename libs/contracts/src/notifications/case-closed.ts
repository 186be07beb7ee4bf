import { z } from 'zod'
import { caseClosed as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** A case has ended without its owner having ended it just now. */
export const caseClosed = defineCaseKind({
  name: 'case-closed',
  event,
  shape: { outcome: z.enum(['kept-down', 'settled', 'abandoned']) },
  mail: 'daily',
  texts: {
    'zh-TW': {
      name: '案件結案',
      sentence: (of, { outcome }) =>
        ({
          'kept-down': `${of}已結案：觀察期滿，侵權內容沒有再出現。`,
          settled: `${of}已結案：雙方達成和解。`,
          abandoned: `${of}已結案：等候您處理的期限已過。`,
        })[outcome],
    },
    en: {
      name: 'Case closed',
      sentence: (of, { outcome }) =>
        ({
          'kept-down': `The ${of} is closed: the watch has ended, and the copy has not come back.`,
          settled: `The ${of} is closed: both sides have settled.`,
          abandoned: `The ${of} is closed: the time in which it waited for you has passed.`,
        })[outcome],
    },
    zh: {
      name: '案件结案',
      sentence: (of, { outcome }) =>
        ({
          'kept-down': `${of}已结案：观察期满，侵权内容没有再出现。`,
          settled: `${of}已结案：双方达成和解。`,
          abandoned: `${of}已结案：等候您处理的期限已过。`,
        })[outcome],
    },
    ja: {
      name: '案件の終了',
      sentence: (of, { outcome }) =>
        ({
          'kept-down': `${of}は終了しました。見守りの期間が過ぎ、コピーは再掲載されませんでした。`,
          settled: `${of}は双方の和解により終了しました。`,
          abandoned: `${of}は、対応をお待ちする期間が過ぎたため終了しました。`,
        })[outcome],
    },
    ko: {
      name: '사건 종료',
      sentence: (of, { outcome }) =>
        ({
          'kept-down': `${of}이(가) 종료되었습니다. 감시 기간이 끝났고 복제본은 다시 올라오지 않았습니다.`,
          settled: `${of}이(가) 양측의 합의로 종료되었습니다.`,
          abandoned: `${of}이(가) 종료되었습니다. 처리를 기다리는 기한이 지났습니다.`,
        })[outcome],
    },
  },
})
