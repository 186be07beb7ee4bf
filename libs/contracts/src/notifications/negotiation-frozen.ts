import { z } from 'zod'
import { negotiationFrozen as event } from '../enforcement/events'
import { defineCaseKind } from './case-kind'

/** An administrator has frozen a negotiation, or lets it go on. */
export const negotiationFrozen = defineCaseKind({
  name: 'negotiation-frozen',
  event,
  shape: { isFrozen: z.boolean(), reason: z.string() },
  mail: 'immediately',
  path: (caseId) => `/p2p/cases/${caseId}`,
  texts: {
    'zh-TW': {
      name: '協商暫停與恢復',
      link: '查看協商',
      sentence: (of, { isFrozen, reason }) =>
        isFrozen
          ? `${of}的協商已由原印暫停，期限同時停止計算。原因：${reason}`
          : `${of}的協商已恢復，期限依暫停的時間順延。說明：${reason}`,
    },
    en: {
      name: 'Negotiation paused or resumed',
      link: 'See the negotiation',
      sentence: (of, { isFrozen, reason }) =>
        isFrozen
          ? `OriginSeal has paused the negotiation in ${of}, and its deadlines stand still. The reason: ${reason}`
          : `The negotiation in ${of} goes on; its deadlines come later by the time it was paused. The reason: ${reason}`,
    },
    zh: {
      name: '协商暂停与恢复',
      link: '查看协商',
      sentence: (of, { isFrozen, reason }) =>
        isFrozen
          ? `${of}的协商已由原印暂停，期限同时停止计算。原因：${reason}`
          : `${of}的协商已恢复，期限按暂停的时间顺延。说明：${reason}`,
    },
    ja: {
      name: '交渉の一時停止と再開',
      link: '交渉を見る',
      sentence: (of, { isFrozen, reason }) =>
        isFrozen
          ? `${of}の交渉を OriginSeal が一時停止しました。期限の進行も止まっています。理由：${reason}`
          : `${of}の交渉が再開されました。期限は停止していた時間だけ延びます。理由：${reason}`,
    },
    ko: {
      name: '협상 일시 중지와 재개',
      link: '협상 보기',
      sentence: (of, { isFrozen, reason }) =>
        isFrozen
          ? `${of}의 협상을 OriginSeal이 일시 중지했으며, 기한도 멈춥니다. 사유: ${reason}`
          : `${of}의 협상이 재개되었습니다. 기한은 중지된 시간만큼 늦춰집니다. 사유: ${reason}`,
    },
  },
})
