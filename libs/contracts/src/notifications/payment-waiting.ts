import { paymentWaiting as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** The other side says that it has paid, and nobody has said whether it has come. */
export const paymentWaiting = defineCaseKind({
  name: 'payment-waiting',
  event,
  shape: {},
  mail: 'immediately',
  path: (caseId) => `/p2p/cases/${caseId}`,
  texts: {
    'zh-TW': {
      name: '提醒：對方表示已付款，待您確認',
      link: '確認付款',
      sentence: (of) =>
        `${of}的對方表示已依和解付款，還在等您回覆。請確認款項是否收到；若沒有收到，也請說明。`,
    },
    en: {
      name: 'Reminder: a payment waits for your confirmation',
      link: 'Confirm the payment',
      sentence: (of) =>
        `The other side of ${of} has said that it has paid what was settled, and still waits for your answer. Please confirm that it has come, or say that it has not.`,
    },
    zh: {
      name: '提醒：对方表示已付款，待您确认',
      link: '确认付款',
      sentence: (of) =>
        `${of}的对方表示已按和解付款，还在等您回复。请确认款项是否收到；若没有收到，也请说明。`,
    },
    ja: {
      name: '支払いの確認のリマインダー',
      link: '支払いを確認',
      sentence: (of) =>
        `${of}の相手は和解金を支払ったと述べ、あなたの回答を待っています。受け取ったかどうかをお知らせください。`,
    },
    ko: {
      name: '알림: 지급 확인이 필요합니다',
      link: '지급 확인',
      sentence: (of) =>
        `${of}의 상대방이 합의금을 지급했다고 했고, 아직 답변을 기다리고 있습니다. 받았는지 여부를 알려 주세요.`,
    },
  },
})
