import { sightingAsked as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** Where looking by a program is not welcome, the owner is asked whether the copy is still there. */
export const sightingAsked = defineCaseKind({
  name: 'sighting-asked',
  event,
  shape: {},
  mail: 'immediately',
  texts: {
    'zh-TW': {
      name: '請您確認內容是否還在',
      link: '前往確認',
      sentence: (of) => `請您看一下${of}的內容是否還在：這個網站不歡迎程式查看，需要由您確認。`,
    },
    en: {
      name: 'Is the copy still there?',
      link: 'Say what you see',
      sentence: (of) =>
        `Please look whether the copy in ${of} is still there: its site does not welcome programs, so we ask you.`,
    },
    zh: {
      name: '请您确认内容是否还在',
      link: '前往确认',
      sentence: (of) => `请您看一下${of}的内容是否还在：这个网站不欢迎程序查看，需要由您确认。`,
    },
    ja: {
      name: '掲載状況の確認のお願い',
      link: '状況を答える',
      sentence: (of) =>
        `${of}のコピーがまだ掲載されているか、ご確認ください。このサイトはプログラムによる閲覧を認めていないため、お願いしています。`,
    },
    ko: {
      name: '게시 여부 확인 요청',
      link: '확인하기',
      sentence: (of) =>
        `${of}의 복제본이 아직 있는지 확인해 주세요. 이 사이트는 프로그램의 열람을 허용하지 않아 직접 확인이 필요합니다.`,
    },
  },
})
