import { z } from 'zod'
import { agreementLapsed as event } from '../enforcement/events'
import { agreementLapses } from '../enforcement/negotiations'
import { defineCaseKind } from './case-kind'

/** What both sides have agreed on was not signed while it could be. */
export const agreementLapsed = defineCaseKind({
  name: 'agreement-lapsed',
  event,
  shape: { lapse: z.enum(agreementLapses) },
  mail: 'immediately',
  path: (caseId) => `/p2p/cases/${caseId}`,
  texts: {
    'zh-TW': {
      name: '和解共識失效',
      link: '查看協商',
      sentence: (of, { lapse }) =>
        lapse === 'outdated'
          ? `${of}：約定的日期在雙方簽署前已經過去，共識已失效，不能再簽署。若仍想和解，請以之後的日期提出新的提案。`
          : `${of}：雙方未在 7 天內簽署，共識已失效。若仍想和解，請提出新的提案。`,
    },
    en: {
      name: 'What was agreed has lapsed',
      link: 'See the negotiation',
      sentence: (of, { lapse }) =>
        lapse === 'outdated'
          ? `A day in the terms that were agreed on in ${of} has passed before both had signed: they can’t be signed any more. If you still want to settle, make an offer with days that are to come.`
          : `What was agreed on in ${of} was not signed by both within 7 days, and holds no more. If you still want to settle, make a new offer.`,
    },
    zh: {
      name: '和解共识失效',
      link: '查看协商',
      sentence: (of, { lapse }) =>
        lapse === 'outdated'
          ? `${of}：约定的日期在双方签署前已经过去，共识已失效，不能再签署。若仍想和解，请以之后的日期提出新的方案。`
          : `${of}：双方未在 7 天内签署，共识已失效。若仍想和解，请提出新的方案。`,
    },
    ja: {
      name: '合意の失効',
      link: '交渉を見る',
      sentence: (of, { lapse }) =>
        lapse === 'outdated'
          ? `${of}では、双方が署名する前に合意した日付が過ぎたため、合意は失効し、署名できません。和解を続ける場合は、これからの日付で新しい提案を送ってください。`
          : `${of}では、7 日以内に双方の署名がなかったため、合意は失効しました。和解を続ける場合は、新しい提案を送ってください。`,
    },
    ko: {
      name: '합의 실효',
      link: '협상 보기',
      sentence: (of, { lapse }) =>
        lapse === 'outdated'
          ? `${of}에서 양쪽이 서명하기 전에 합의한 날짜가 지나, 합의가 효력을 잃고 더 이상 서명할 수 없습니다. 계속 합의를 원하시면 앞으로의 날짜로 새로 제안해 주세요.`
          : `${of}에서 7일 안에 양쪽이 서명하지 않아 합의가 효력을 잃었습니다. 계속 합의를 원하시면 새로 제안해 주세요.`,
    },
  },
})
