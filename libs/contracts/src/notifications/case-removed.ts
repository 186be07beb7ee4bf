import { caseRemoved as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** The copy is down, and that is confirmed. */
export const caseRemoved = defineCaseKind({
  name: 'case-removed',
  event,
  shape: {},
  mail: 'immediately',
  texts: {
    'zh-TW': {
      name: '確認下架',
      sentence: (of) => `${of}：侵權內容已確認下架，之後會持續查看是否重新上架。`,
    },
    en: {
      name: 'Removal confirmed',
      sentence: (of) =>
        `The copy in ${of} is down, and we have confirmed it. We keep looking whether it comes back.`,
    },
    zh: {
      name: '确认下架',
      sentence: (of) => `${of}：侵权内容已确认下架，之后会持续查看是否重新上架。`,
    },
    ja: {
      name: '削除の確認',
      sentence: (of) => `${of}のコピーが削除されたことを確認しました。再掲載がないか引き続き確認します。`,
    },
    ko: {
      name: '게시 중단 확인',
      sentence: (of) => `${of}의 복제본이 내려간 것을 확인했습니다. 다시 올라오는지 계속 살펴봅니다.`,
    },
  },
})
