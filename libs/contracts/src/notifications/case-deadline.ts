import { z } from 'zod'
import { caseReminded as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'
import type { NotificationLanguage } from './kind'
import { dayIn } from './plan-names'

const lawsuit = ['tw-lawsuit', 'us-lawsuit'] as const
const deadlines = [...lawsuit, 'tw-supplement', 'owner-answer'] as const
type Deadline = (typeof deadlines)[number]

/** What lapses, said by day. */
type Sentences = Readonly<Record<'lawsuit' | 'supplement' | 'answer', (of: string, day: string) => string>>
const sentenceIn =
  (language: NotificationLanguage, { lawsuit: sue, supplement, answer }: Sentences) =>
  (of: string, { deadline, endsAt }: { deadline: Deadline; endsAt: string }): string => {
    const day = dayIn(endsAt, language)
    if (deadline === 'owner-answer') return answer(of, day)
    return deadline === 'tw-supplement' ? supplement(of, day) : sue(of, day)
  }

/** A period ends soon after which something is lost that its owner could have kept. */
export const caseDeadline = defineCaseKind({
  name: 'case-deadline',
  event,
  shape: { deadline: z.enum(deadlines), endsAt: z.string() },
  mail: 'immediately',
  texts: {
    'zh-TW': {
      name: '案件期限提醒',
      sentence: sentenceIn('zh-TW', {
        lawsuit: (of, day) =>
          `${of}：請在 ${day} 前向平台證明已提起訴訟，否則平台可以恢復內容。請儘快諮詢律師。`,
        supplement: (of, day) => `${of}：平台要求的補件請在 ${day} 前提出，逾期視為沒有提出通知。`,
        answer: (of, day) => `${of}還在等您處理，${day} 前沒有處理就會結案。`,
      }),
    },
    en: {
      name: 'A deadline of a case is near',
      sentence: sentenceIn('en', {
        lawsuit: (of, day) =>
          `Prove a lawsuit to the platform by ${day} in ${of}: otherwise it may put the content back. Please see a lawyer now.`,
        supplement: (of, day) =>
          `Give what the platform asked for by ${day} in ${of}: afterwards the notice counts as never filed.`,
        answer: (of, day) => `The ${of} still waits for you. It is closed if nothing is done by ${day}.`,
      }),
    },
    zh: {
      name: '案件期限提醒',
      sentence: sentenceIn('zh', {
        lawsuit: (of, day) =>
          `${of}：请在 ${day} 前向平台证明已提起诉讼，否则平台可以恢复内容。请尽快咨询律师。`,
        supplement: (of, day) => `${of}：平台要求的补件请在 ${day} 前提交，逾期视为没有提交通知。`,
        answer: (of, day) => `${of}还在等您处理，${day} 前没有处理就会结案。`,
      }),
    },
    ja: {
      name: '案件の期限のお知らせ',
      sentence: sentenceIn('ja', {
        lawsuit: (of, day) =>
          `${of}：${day} までに訴訟の提起をプラットフォームに証明しないと、コンテンツが元に戻されることがあります。早めに弁護士にご相談ください。`,
        supplement: (of, day) =>
          `${of}：プラットフォームが求めた補足を ${day} までに出してください。過ぎると通知は未提出とみなされます。`,
        answer: (of, day) => `${of}はあなたの対応を待っています。${day} までに対応がないと終了します。`,
      }),
    },
    ko: {
      name: '사건 기한 알림',
      sentence: sentenceIn('ko', {
        lawsuit: (of, day) =>
          `${of}: ${day}까지 소 제기를 플랫폼에 증명하지 않으면 콘텐츠가 복원될 수 있습니다. 서둘러 변호사와 상의하세요.`,
        supplement: (of, day) =>
          `${of}: 플랫폼이 요청한 보완 자료를 ${day}까지 제출하세요. 지나면 통지하지 않은 것으로 봅니다.`,
        answer: (of, day) => `${of}이(가) 처리를 기다리고 있습니다. ${day}까지 처리하지 않으면 종료됩니다.`,
      }),
    },
  },
})
