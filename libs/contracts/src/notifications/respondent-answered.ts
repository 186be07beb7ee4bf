import { z } from 'zod'
import { respondentAnswered as event } from '../enforcement/events'
import { respondentAnswers } from '../enforcement/negotiations'
import { defineCaseKind } from './case-kind'

/** The other side of a case has written, offered, agreed, signed or objected. */
export const respondentAnswered = defineCaseKind({
  name: 'respondent-answered',
  event,
  shape: { answer: z.enum(respondentAnswers) },
  mail: 'immediately',
  path: (caseId) => `/p2p/cases/${caseId}`,
  texts: {
    'zh-TW': {
      name: '對方在協商中答覆',
      link: '查看協商',
      sentence: (of, { answer }) =>
        ({
          message: `${of}的對方寫了訊息。`,
          removed: `${of}的對方表示已經移除，我們會查看頁面。`,
          licensed: `${of}的對方表示有授權。請查看並答覆；附上圖片佐證時，您答覆之前不會再送出新的通知。`,
          'own-work': `${of}的對方表示作品是他自己的。請查看並答覆；附上圖片佐證時，您答覆之前不會再送出新的通知。`,
          'not-me': `收到${of}證據通知的人表示與自己無關。原連結已關閉，請改用其他方式聯絡對方。`,
          file: `${of}的對方送來一張圖片作為佐證。`,
          offer: `${of}的對方提出了和解提案，請在期限前決定。`,
          accepted: `${of}的對方接受了您的提案，接著由對方先簽署。`,
          declined: `${of}的對方拒絕了您的提案。`,
          withdrawn: `${of}的對方撤回了提案。`,
          signed: `${of}的對方已簽署和解，請核對後簽署。`,
          paid: `${of}的對方表示已付款，請確認是否收到。`,
          ended: `${of}的對方結束了協商。`,
        })[answer],
    },
    en: {
      name: 'The other side answers',
      link: 'See the negotiation',
      sentence: (of, { answer }) =>
        ({
          message: `The other side of ${of} has written to you.`,
          removed: `The other side of ${of} says that it is removed; we look at the page.`,
          licensed: `The other side of ${of} says that there is a licence. Please look at it and answer; once they send a picture for it, no new notice goes out until you do.`,
          'own-work': `The other side of ${of} says that the work is theirs. Please look at it and answer; once they send a picture for it, no new notice goes out until you do.`,
          'not-me': `Whoever got the evidence notice of ${of} says that this is not them. Its link is closed; please reach the other side in another way.`,
          file: `The other side of ${of} has sent a picture as evidence.`,
          offer: `The other side of ${of} offers a settlement. Please decide before the offer ends.`,
          accepted: `The other side of ${of} has accepted your offer, and is to sign first.`,
          declined: `The other side of ${of} has declined your offer.`,
          withdrawn: `The other side of ${of} has withdrawn its offer.`,
          signed: `The other side of ${of} has signed the settlement. Please check it and sign.`,
          paid: `The other side of ${of} says that it has paid. Please confirm whether it has come.`,
          ended: `The other side of ${of} has ended the negotiation.`,
        })[answer],
    },
    zh: {
      name: '对方在协商中答复',
      link: '查看协商',
      sentence: (of, { answer }) =>
        ({
          message: `${of}的对方写了消息。`,
          removed: `${of}的对方表示已经移除，我们会查看页面。`,
          licensed: `${of}的对方表示有授权。请查看并答复；附上图片佐证时，您答复之前不会再发出新的通知。`,
          'own-work': `${of}的对方表示作品是他自己的。请查看并答复；附上图片佐证时，您答复之前不会再发出新的通知。`,
          'not-me': `收到${of}证据通知的人表示与自己无关。原链接已关闭，请改用其他方式联系对方。`,
          file: `${of}的对方发来一张图片作为佐证。`,
          offer: `${of}的对方提出了和解方案，请在期限前决定。`,
          accepted: `${of}的对方接受了您的方案，接着由对方先签署。`,
          declined: `${of}的对方拒绝了您的方案。`,
          withdrawn: `${of}的对方撤回了方案。`,
          signed: `${of}的对方已签署和解，请核对后签署。`,
          paid: `${of}的对方表示已付款，请确认是否收到。`,
          ended: `${of}的对方结束了协商。`,
        })[answer],
    },
    ja: {
      name: '交渉相手からの返答',
      link: '交渉を見る',
      sentence: (of, { answer }) =>
        ({
          message: `${of}の相手からメッセージが届きました。`,
          removed: `${of}の相手は削除したと述べています。ページを確認します。`,
          licensed: `${of}の相手はライセンスがあると述べています。内容を確認して回答してください。裏付けの画像が届いた場合、回答するまで新しい通知は送られません。`,
          'own-work': `${of}の相手は自分の作品だと述べています。内容を確認して回答してください。裏付けの画像が届いた場合、回答するまで新しい通知は送られません。`,
          'not-me': `${of}の証拠通知を受け取った人は、自分とは無関係だと述べています。そのリンクは閉じられました。別の方法で相手に連絡してください。`,
          file: `${of}の相手から、証拠の画像が届きました。`,
          offer: `${of}の相手が和解を提案しました。期限までにお決めください。`,
          accepted: `${of}の相手があなたの提案を受け入れました。先に相手が署名します。`,
          declined: `${of}の相手があなたの提案を断りました。`,
          withdrawn: `${of}の相手が提案を取り下げました。`,
          signed: `${of}の相手が和解書に署名しました。内容を確認して署名してください。`,
          paid: `${of}の相手は支払ったと述べています。受け取ったかどうか確認してください。`,
          ended: `${of}の相手が交渉を終えました。`,
        })[answer],
    },
    ko: {
      name: '협상 상대방의 답변',
      link: '협상 보기',
      sentence: (of, { answer }) =>
        ({
          message: `${of}의 상대방이 메시지를 보냈습니다.`,
          removed: `${of}의 상대방이 삭제했다고 합니다. 페이지를 확인하겠습니다.`,
          licensed: `${of}의 상대방이 라이선스가 있다고 합니다. 확인하고 답해 주세요. 증거 이미지를 보낸 경우 답하실 때까지 새 통지는 나가지 않습니다.`,
          'own-work': `${of}의 상대방이 자신의 작품이라고 합니다. 확인하고 답해 주세요. 증거 이미지를 보낸 경우 답하실 때까지 새 통지는 나가지 않습니다.`,
          'not-me': `${of}의 증거 통지를 받은 사람이 자신과 무관하다고 합니다. 해당 링크는 닫혔습니다. 다른 방법으로 상대방에게 연락해 주세요.`,
          file: `${of}의 상대방이 증거 이미지를 보냈습니다.`,
          offer: `${of}의 상대방이 합의를 제안했습니다. 기한 전에 결정해 주세요.`,
          accepted: `${of}의 상대방이 제안을 수락했습니다. 상대방이 먼저 서명합니다.`,
          declined: `${of}의 상대방이 제안을 거절했습니다.`,
          withdrawn: `${of}의 상대방이 제안을 철회했습니다.`,
          signed: `${of}의 상대방이 합의서에 서명했습니다. 확인하고 서명해 주세요.`,
          paid: `${of}의 상대방이 지급했다고 합니다. 받았는지 확인해 주세요.`,
          ended: `${of}의 상대방이 협상을 끝냈습니다.`,
        })[answer],
    },
  },
})
