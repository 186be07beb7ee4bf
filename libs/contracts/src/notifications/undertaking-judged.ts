import { z } from 'zod'
import { undertakingJudged as event } from '../enforcement/events'
import { undertakingResults } from '../enforcement/negotiations'
import { defineCaseKind } from './case-kind'

/** Looking at the page has shown whether what was settled was done. */
export const undertakingJudged = defineCaseKind({
  name: 'undertaking-judged',
  event,
  shape: { result: z.enum(undertakingResults) },
  mail: 'immediately',
  path: (caseId) => `/p2p/cases/${caseId}`,
  texts: {
    'zh-TW': {
      name: '和解的移除約定是否履行',
      link: '查看協商',
      sentence: (of, { result }) =>
        result === 'met'
          ? `${of}：頁面上的圖片已確認移除，和解視為履行。`
          : `${of}：期限已過，圖片仍在頁面上，和解未履行。案件繼續進行，對方可在 14 天內補正。`,
    },
    en: {
      name: 'Whether a settlement’s removal was done',
      link: 'See the negotiation',
      sentence: (of, { result }) =>
        result === 'met'
          ? `The picture is confirmed to be gone in ${of}: the settlement counts as done.`
          : `The time has passed and the picture is still there in ${of}: the settlement was not kept. The case goes on; the other side can make it good within 14 days.`,
    },
    zh: {
      name: '和解的移除约定是否履行',
      link: '查看协商',
      sentence: (of, { result }) =>
        result === 'met'
          ? `${of}：页面上的图片已确认移除，和解视为履行。`
          : `${of}：期限已过，图片仍在页面上，和解未履行。案件继续进行，对方可在 14 天内补正。`,
    },
    ja: {
      name: '和解の削除約束の結果',
      link: '交渉を見る',
      sentence: (of, { result }) =>
        result === 'met'
          ? `${of}で画像の削除を確認しました。和解は履行されたものとします。`
          : `${of}で期限を過ぎても画像が残っており、和解は守られていません。案件は続き、相手は 14 日以内に是正できます。`,
    },
    ko: {
      name: '합의한 삭제의 이행 여부',
      link: '협상 보기',
      sentence: (of, { result }) =>
        result === 'met'
          ? `${of}에서 사진이 삭제된 것을 확인했습니다. 합의가 이행된 것으로 봅니다.`
          : `${of}에서 기한이 지났지만 사진이 남아 있어 합의가 지켜지지 않았습니다. 사건은 계속되며, 상대방은 14일 안에 바로잡을 수 있습니다.`,
    },
  },
})
