import { z } from 'zod'
import { workSighted } from '../scan-orchestrator/events'
import { defineNotificationKind } from './kind'

/** Monitoring came across a public copy of a work. Where it is, the work's next scan says to whom may see it. */
export const newSighting = defineNotificationKind({
  name: 'new-sighting',
  event: workSighted,
  factOf: ({ ownerId, workId, sightedAt, title }) => ({
    ownerId,
    subjectId: workId,
    occurredAt: sightedAt,
    details: { title },
  }),
  details: z.object({ title: z.string().optional() }),
  coalesceMinutes: 60,
  defaults: { inApp: true, mail: 'immediately' },
  path: () => '/dashboard#my-works',
  texts: {
    'zh-TW': {
      name: '發現疑似盜用',
      link: '掃描作品，查看出現在哪裡',
      sentence: ({ title }, count) =>
        `網路上新出現 ${count} 張疑似盜用${title === undefined ? '您作品' : `「${title}」`}的圖片，掃描這件作品就能看到出現在哪裡。`,
    },
    en: {
      name: 'New copy found',
      link: 'Scan to see where',
      sentence: ({ title }, count) =>
        `${count === 1 ? 'A new copy' : `${count} new copies`} of ${title === undefined ? 'your work' : `“${title}”`} appeared on the web; scan the work to see where.`,
    },
    zh: {
      name: '发现新的复制品',
      link: '扫描以查看位置',
      sentence: ({ title }, count) =>
        `网络上出现 ${count} 个${title === undefined ? '您作品' : `“${title}”`}的新复制品，扫描这件作品即可查看位置。`,
    },
    ja: {
      name: '新しいコピーの発見',
      link: 'スキャンして場所を確認',
      sentence: ({ title }, count) =>
        `${title === undefined ? '作品' : `「${title}」`}の新しいコピーがウェブ上で ${count} 件見つかりました。スキャンすると場所を確認できます。`,
    },
    ko: {
      name: '새 복제본 발견',
      link: '스캔하여 위치 확인',
      sentence: ({ title }, count) =>
        `${title === undefined ? '작품' : `“${title}”`}의 새 복제본 ${count}건이 웹에서 발견되었습니다. 작품을 스캔하면 위치를 볼 수 있습니다.`,
    },
  },
})
