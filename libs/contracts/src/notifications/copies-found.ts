import { z } from 'zod'
import { scanEnded } from '../scan-orchestrator/events'
import { defineNotificationKind } from './kind'

/** A scheduled scan found copies where none were found before. One that found nothing new is not told of. */
export const copiesFound = defineNotificationKind({
  name: 'copies-found',
  event: scanEnded,
  factOf: ({ ownerId, scanId, endedAt, outcome, title, newFindings = 0, isScheduled }) =>
    isScheduled && outcome === 'completed' && newFindings > 0
      ? { ownerId, subjectId: scanId, occurredAt: endedAt, details: { title, newFindings } }
      : undefined,
  details: z.object({ title: z.string().optional(), newFindings: z.number().int().positive() }),
  coalesceMinutes: 0,
  defaults: { inApp: true, mail: 'daily' },
  path: (scanId) => `/scans/${scanId}`,
  texts: {
    'zh-TW': {
      name: '定期掃描的新發現',
      link: '查看掃描結果',
      sentence: ({ title, newFindings }) =>
        `定期掃描發現 ${newFindings} 個疑似盜用${title === undefined ? '您的作品' : `「${title}」`}的新連結。`,
    },
    en: {
      name: 'New copies by scheduled scans',
      link: 'See the scan',
      sentence: ({ title, newFindings }) =>
        `A scheduled scan found ${newFindings} new suspected ${newFindings === 1 ? 'copy' : 'copies'} of ${title === undefined ? 'your work' : `“${title}”`}.`,
    },
    zh: {
      name: '定期扫描的新发现',
      link: '查看扫描结果',
      sentence: ({ title, newFindings }) =>
        `定期扫描发现${title === undefined ? '您的作品' : `“${title}”`}的 ${newFindings} 个新的疑似复制品。`,
    },
    ja: {
      name: '定期スキャンの新しい発見',
      link: 'スキャン結果を見る',
      sentence: ({ title, newFindings }) =>
        `定期スキャンで${title === undefined ? '作品' : `「${title}」`}の新しいコピーの疑いが ${newFindings} 件見つかりました。`,
    },
    ko: {
      name: '정기 스캔의 새 발견',
      link: '스캔 결과 보기',
      sentence: ({ title, newFindings }) =>
        `정기 스캔에서 ${title === undefined ? '작품' : `“${title}”`}의 새 복제 의심 ${newFindings}건이 발견되었습니다.`,
    },
  },
})
