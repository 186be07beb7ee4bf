import { z } from 'zod'
import { isTestChain } from '../protection/chains'
import { workAnchored } from '../protection/events'
import { defineNotificationKind } from './kind'

/** A work's seal stands in a block. Who seals sees that on the page, so no mail says it unless it is wanted. */
export const sealAnchored = defineNotificationKind({
  name: 'seal-anchored',
  event: workAnchored,
  factOf: ({ ownerId, workId, blockTime, title, chainId }) => ({
    ownerId,
    subjectId: workId,
    occurredAt: blockTime,
    details: { title, onTestChain: chainId !== undefined && isTestChain(chainId) },
  }),
  details: z.object({ title: z.string().optional(), onTestChain: z.boolean().optional() }),
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'off' },
  path: (workId) => `/verify/${workId}`,
  texts: {
    'zh-TW': {
      name: '存證上鏈',
      link: '查看存證',
      sentence: ({ title, onTestChain }) =>
        `${title === undefined ? '您的作品' : `「${title}」`}的存證已寫入${onTestChain ? '測試鏈（沒有獨立見證，不能當作證據）' : '區塊鏈'}，可以下載證書了。`,
    },
    en: {
      name: 'Seal on the blockchain',
      link: 'See the seal',
      sentence: ({ title, onTestChain }) =>
        `The seal of ${title === undefined ? 'your work' : `“${title}”`} is on ${onTestChain ? 'a test chain, which is no evidence' : 'the blockchain'}; its certificate is ready.`,
    },
    zh: {
      name: '存证上链',
      link: '查看存证',
      sentence: ({ title, onTestChain }) =>
        `${title === undefined ? '您的作品' : `“${title}”`}的存证已写入${onTestChain ? '测试链（没有独立见证，不能当作证据）' : '区块链'}，可以下载证书了。`,
    },
    ja: {
      name: 'ブロックチェーンへの記録',
      link: '証明を見る',
      sentence: ({ title, onTestChain }) =>
        `${title === undefined ? '作品' : `「${title}」`}の証明が${onTestChain ? 'テストチェーン（独立した証人がなく、証拠にはなりません）' : 'ブロックチェーン'}に記録され、証明書をダウンロードできます。`,
    },
    ko: {
      name: '블록체인 등록',
      link: '증명 보기',
      sentence: ({ title, onTestChain }) =>
        `${title === undefined ? '작품' : `“${title}”`}의 증명이 ${onTestChain ? '테스트 체인(독립된 증인이 없어 증거가 되지 않습니다)' : '블록체인'}에 기록되어 증명서를 내려받을 수 있습니다.`,
    },
  },
})
