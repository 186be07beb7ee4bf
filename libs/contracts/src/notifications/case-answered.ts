import { caseAnswer, caseAnswered as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** A platform has answered without a decision that its owner has to follow. */
export const caseAnswered = defineCaseKind({
  name: 'case-answered',
  event,
  shape: { answer: caseAnswer },
  mail: 'daily',
  texts: {
    'zh-TW': {
      name: '平台回覆',
      sentence: (of, { answer }) =>
        ({
          acknowledged: `平台已收到${of}的通知。`,
          'removal-announced': `平台表示已移除${of}的內容，我們正在確認。`,
        })[answer],
    },
    en: {
      name: 'Answer of a platform',
      sentence: (of, { answer }) =>
        ({
          acknowledged: `The platform has received the notice of ${of}.`,
          'removal-announced': `The platform says that it has removed the content of ${of}; we are checking.`,
        })[answer],
    },
    zh: {
      name: '平台回复',
      sentence: (of, { answer }) =>
        ({
          acknowledged: `平台已收到${of}的通知。`,
          'removal-announced': `平台表示已移除${of}的内容，我们正在确认。`,
        })[answer],
    },
    ja: {
      name: 'プラットフォームの回答',
      sentence: (of, { answer }) =>
        ({
          acknowledged: `プラットフォームが${of}の通知を受領しました。`,
          'removal-announced': `プラットフォームから${of}のコンテンツを削除したと回答がありました。確認しています。`,
        })[answer],
    },
    ko: {
      name: '플랫폼 답변',
      sentence: (of, { answer }) =>
        ({
          acknowledged: `플랫폼이 ${of}의 통지를 접수했습니다.`,
          'removal-announced': `플랫폼이 ${of}의 콘텐츠를 삭제했다고 알려 왔습니다. 확인하고 있습니다.`,
        })[answer],
    },
  },
})
