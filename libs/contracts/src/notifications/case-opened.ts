import { caseOpened as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** A takedown case was opened, and a takedown is held for it. */
export const caseOpened = defineCaseKind({
  name: 'case-opened',
  event,
  shape: {},
  mail: 'off',
  texts: {
    'zh-TW': {
      name: '下架案件成立',
      sentence: (of) => `${of}已成立。`,
    },
    en: {
      name: 'Takedown case opened',
      sentence: (of) => `The ${of} has been opened.`,
    },
    zh: {
      name: '下架案件成立',
      sentence: (of) => `${of}已成立。`,
    },
    ja: {
      name: '削除案件の開始',
      sentence: (of) => `${of}を開始しました。`,
    },
    ko: {
      name: '게시 중단 사건 개시',
      sentence: (of) => `${of}이(가) 개시되었습니다.`,
    },
  },
})
