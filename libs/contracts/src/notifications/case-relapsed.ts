import { caseRelapsed as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** The copy is there again; its case goes on without another unit. */
export const caseRelapsed = defineCaseKind({
  name: 'case-relapsed',
  event,
  shape: {},
  mail: 'immediately',
  texts: {
    'zh-TW': {
      name: '重新上架',
      sentence: (of) => `${of}的侵權內容又出現了，案件會繼續處理，不再扣次數。`,
    },
    en: {
      name: 'Copy is back',
      sentence: (of) => `The copy in ${of} is there again. The case goes on at no further cost.`,
    },
    zh: {
      name: '重新上架',
      sentence: (of) => `${of}的侵权内容又出现了，案件会继续处理，不再扣次数。`,
    },
    ja: {
      name: '再掲載',
      sentence: (of) => `${of}のコピーが再び掲載されました。追加の消費なしで案件を続けます。`,
    },
    ko: {
      name: '재게시',
      sentence: (of) => `${of}의 복제본이 다시 올라왔습니다. 추가 차감 없이 사건을 계속합니다.`,
    },
  },
})
