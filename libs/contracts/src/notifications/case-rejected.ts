import { z } from 'zod'
import { caseActionNeeded as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** A platform has not followed a notice, or not yet. */
export const caseRejected = defineCaseKind({
  name: 'case-rejected',
  event,
  shape: { state: z.enum(['rejected', 'supplement-asked', 'restored']) },
  mail: 'immediately',
  texts: {
    'zh-TW': {
      name: '平台退件或要求補件',
      sentence: (of, { state }) =>
        ({
          rejected: `平台未受理${of}，請查看理由，再決定是否重新送出。`,
          'supplement-asked': `平台要求${of}補件，請在期限前補上。`,
          restored: `${of}的內容已被恢復，請查看後續可以怎麼做。`,
        })[state],
    },
    en: {
      name: 'Notice rejected, or more asked for',
      sentence: (of, { state }) =>
        ({
          rejected: `The platform has rejected ${of}. See why, and whether to try again.`,
          'supplement-asked': `The platform asks for more in ${of}. Please give it before the deadline.`,
          restored: `The content of ${of} was put back. See what can still be done.`,
        })[state],
    },
    zh: {
      name: '平台退件或要求补件',
      sentence: (of, { state }) =>
        ({
          rejected: `平台未受理${of}，请查看理由，再决定是否重新提交。`,
          'supplement-asked': `平台要求${of}补件，请在期限前补上。`,
          restored: `${of}的内容已被恢复，请查看后续可以怎么做。`,
        })[state],
    },
    ja: {
      name: '却下または追加資料の要求',
      sentence: (of, { state }) =>
        ({
          rejected: `${of}はプラットフォームに却下されました。理由を確認し、再提出するかお決めください。`,
          'supplement-asked': `${of}について追加の資料を求められています。期限までに提出してください。`,
          restored: `${of}のコンテンツが元に戻されました。今後の対応をご確認ください。`,
        })[state],
    },
    ko: {
      name: '반려 또는 보완 요청',
      sentence: (of, { state }) =>
        ({
          rejected: `${of}이(가) 플랫폼에서 반려되었습니다. 이유를 확인하고 다시 제출할지 결정하세요.`,
          'supplement-asked': `플랫폼이 ${of}의 보완을 요청했습니다. 기한 전에 제출해 주세요.`,
          restored: `${of}의 콘텐츠가 복원되었습니다. 이후 할 수 있는 일을 확인하세요.`,
        })[state],
    },
  },
})
