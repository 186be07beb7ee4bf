import { z } from 'zod'
import { workAnchored } from '../protection/events'
import { defineNotificationKind } from './kind'

/** A work's seal stands in a block. Who seals sees that on the page, so no mail says it unless it is wanted. */
export const sealAnchored = defineNotificationKind({
  name: 'seal-anchored',
  event: workAnchored,
  factOf: ({ ownerId, workId, blockTime, title }) => ({
    ownerId,
    subjectId: workId,
    occurredAt: blockTime,
    details: { title },
  }),
  details: z.object({ title: z.string().optional() }),
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'off' },
  path: (workId) => `/verify/${workId}`,
  texts: {
    'zh-TW': {
      name: '存證上鏈',
      link: '查看存證',
      sentence: ({ title }) =>
        `${title === undefined ? '您的作品' : `「${title}」`}的存證已寫入區塊鏈，可以下載證書了。`,
    },
    en: {
      name: 'Seal on the blockchain',
      link: 'See the seal',
      sentence: ({ title }) =>
        `The seal of ${title === undefined ? 'your work' : `“${title}”`} is on the blockchain; its certificate is ready.`,
    },
    zh: {
      name: '存证上链',
      link: '查看存证',
      sentence: ({ title }) =>
        `${title === undefined ? '您的作品' : `“${title}”`}的存证已写入区块链，可以下载证书了。`,
    },
    ja: {
      name: 'ブロックチェーンへの記録',
      link: '証明を見る',
      sentence: ({ title }) =>
        `${title === undefined ? '作品' : `「${title}」`}の証明がブロックチェーンに記録され、証明書をダウンロードできます。`,
    },
    ko: {
      name: '블록체인 등록',
      link: '증명 보기',
      sentence: ({ title }) =>
        `${title === undefined ? '작품' : `“${title}”`}의 증명이 블록체인에 기록되어 증명서를 내려받을 수 있습니다.`,
    },
  },
})
