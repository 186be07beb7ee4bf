import { z } from 'zod'
import { scanEnded } from '../scan-orchestrator/events'
import { defineNotificationKind } from './kind'

const ended = z.enum(['completed', 'failed'])

/** A scan that somebody has started came to its end by itself; whoever cancelled one knows. */
export const scanFinished = defineNotificationKind({
  name: 'scan-finished',
  event: scanEnded,
  factOf: ({ ownerId, scanId, endedAt, outcome, title, findings, isScheduled }) =>
    outcome === 'cancelled' || isScheduled
      ? undefined
      : { ownerId, subjectId: scanId, occurredAt: endedAt, details: { outcome, title, findings } },
  details: z.object({ outcome: ended, title: z.string().optional(), findings: z.number().int() }),
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'immediately' },
  path: (scanId) => `/scans/${scanId}`,
  texts: {
    'zh-TW': {
      name: '掃描完成',
      link: '查看掃描結果',
      sentence: ({ outcome, title, findings }) => {
        const work = title === undefined ? '您的作品' : `「${title}」`
        if (outcome === 'failed') return `${work}的掃描沒有完成，請再掃描一次。`
        return findings === 0
          ? `${work}掃描完成，沒有找到可疑連結。`
          : `${work}掃描完成，找到 ${findings} 個可疑連結。`
      },
    },
    en: {
      name: 'Scan finished',
      link: 'See the scan',
      sentence: ({ outcome, title, findings }) => {
        const work = title === undefined ? 'your work' : `“${title}”`
        if (outcome === 'failed') return `The scan for ${work} did not finish; please start it again.`
        if (findings === 0) return `The scan for ${work} has finished and found no copies.`
        return `The scan for ${work} has finished and found ${findings} suspected ${findings === 1 ? 'copy' : 'copies'}.`
      },
    },
    zh: {
      name: '扫描完成',
      link: '查看扫描结果',
      sentence: ({ outcome, title, findings }) => {
        const work = title === undefined ? '您的作品' : `“${title}”`
        if (outcome === 'failed') return `${work}的扫描没有完成，请再扫描一次。`
        return findings === 0
          ? `${work}扫描完成，没有发现复制品。`
          : `${work}扫描完成，发现 ${findings} 个疑似复制品。`
      },
    },
    ja: {
      name: 'スキャン完了',
      link: 'スキャン結果を見る',
      sentence: ({ outcome, title, findings }) => {
        const work = title === undefined ? '作品' : `「${title}」`
        if (outcome === 'failed') return `${work}のスキャンが完了しませんでした。もう一度お試しください。`
        return findings === 0
          ? `${work}のスキャンが完了しました。コピーは見つかりませんでした。`
          : `${work}のスキャンが完了し、コピーの疑いが ${findings} 件見つかりました。`
      },
    },
    ko: {
      name: '스캔 완료',
      link: '스캔 결과 보기',
      sentence: ({ outcome, title, findings }) => {
        const work = title === undefined ? '작품' : `“${title}”`
        if (outcome === 'failed') return `${work} 스캔이 완료되지 않았습니다. 다시 스캔해 주세요.`
        return findings === 0
          ? `${work} 스캔이 완료되었습니다. 복제본은 발견되지 않았습니다.`
          : `${work} 스캔이 완료되었습니다. 복제 의심 ${findings}건이 발견되었습니다.`
      },
    },
  },
})
