import { z } from 'zod'
import { caseActionNeeded as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** A case can go on only after its owner has done something. */
export const caseWaiting = defineCaseKind({
  name: 'case-waiting',
  event,
  shape: { state: z.enum(['needs-input', 'ready-by-hand']) },
  mail: 'daily',
  texts: {
    'zh-TW': {
      name: '等您處理的案件',
      sentence: (of, { state }) =>
        ({
          'needs-input': `${of}等您簽署通知或補上資料。`,
          'ready-by-hand': `${of}的通知已備妥，請依步驟在平台表單送出。`,
        })[state],
    },
    en: {
      name: 'Case waits for you',
      sentence: (of, { state }) =>
        ({
          'needs-input': `The ${of} waits for your signature or for something that is missing.`,
          'ready-by-hand': `The notice of ${of} is ready: please file it with the form of the platform, step by step.`,
        })[state],
    },
    zh: {
      name: '等您处理的案件',
      sentence: (of, { state }) =>
        ({
          'needs-input': `${of}等您签署通知或补充资料。`,
          'ready-by-hand': `${of}的通知已备妥，请按步骤在平台表单提交。`,
        })[state],
    },
    ja: {
      name: '対応待ちの案件',
      sentence: (of, { state }) =>
        ({
          'needs-input': `${of}は、署名または不足している情報を待っています。`,
          'ready-by-hand': `${of}の通知が整いました。手順に沿ってプラットフォームのフォームから提出してください。`,
        })[state],
    },
    ko: {
      name: '처리를 기다리는 사건',
      sentence: (of, { state }) =>
        ({
          'needs-input': `${of}이(가) 서명 또는 누락된 정보를 기다립니다.`,
          'ready-by-hand': `${of}의 통지가 준비되었습니다. 단계에 따라 플랫폼 양식으로 제출해 주세요.`,
        })[state],
    },
  },
})
