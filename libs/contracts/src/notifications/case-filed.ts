import { caseFiled as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** A platform has been told, and the 72 hours run. */
export const caseFiled = defineCaseKind({
  name: 'case-filed',
  event,
  shape: {},
  mail: 'daily',
  texts: {
    'zh-TW': {
      name: '下架通知已送出',
      sentence: (of) => `${of}的通知已送出，開始計算 72 小時。`,
    },
    en: {
      name: 'Notice sent',
      sentence: (of) => `The notice of ${of} has been sent; the 72 hours are running.`,
    },
    zh: {
      name: '下架通知已发出',
      sentence: (of) => `${of}的通知已发出，开始计算 72 小时。`,
    },
    ja: {
      name: '通知の送付',
      sentence: (of) => `${of}の通知を送付しました。72 時間の計測を始めました。`,
    },
    ko: {
      name: '통지 발송',
      sentence: (of) => `${of}의 통지를 보냈습니다. 72시간을 재기 시작했습니다.`,
    },
  },
})
