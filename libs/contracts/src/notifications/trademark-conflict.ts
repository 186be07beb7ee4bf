import { z } from 'zod'
import { trademarkConflictFound as event } from '../trademark/events'
import { defineNotificationKind } from './kind'

/** An office has published a mark that is like a watched name. The page says why, and until when something can be done. */
export const trademarkConflict = defineNotificationKind({
  name: 'trademark-conflict',
  event,
  factOf: ({ ownerId, watchId, foundAt, name, mark, opposeUntil }) => ({
    ownerId,
    subjectId: watchId,
    occurredAt: foundAt,
    details: { name, mark, opposeUntil },
  }),
  details: z.object({ name: z.string(), mark: z.string(), opposeUntil: z.string().optional() }),
  coalesceMinutes: 60,
  defaults: { inApp: true, mail: 'immediately' },
  path: (watchId) => `/trademark/watch#${watchId}`,
  texts: {
    'zh-TW': {
      name: '監看到近似商標',
      link: '查看理由與期限',
      sentence: ({ name, mark, opposeUntil }, count) =>
        (count === 1
          ? `您監看的「${name}」有新公布的近似商標「${mark}」`
          : `您監看的「${name}」有 ${count} 件新公布的近似商標`) +
        (opposeUntil === undefined || count > 1 ? '。' : `，異議期限到 ${opposeUntil}。`),
    },
    en: {
      name: 'Similar trademark published',
      link: 'See why, and until when to act',
      sentence: ({ name, mark, opposeUntil }, count) =>
        (count === 1
          ? `A mark like “${name}”, which you watch, was published: “${mark}”`
          : `${count} marks like “${name}”, which you watch, were published`) +
        (opposeUntil === undefined || count > 1 ? '.' : `; it can be opposed until ${opposeUntil}.`),
    },
    zh: {
      name: '监看到近似商标',
      link: '查看理由与期限',
      sentence: ({ name, mark, opposeUntil }, count) =>
        (count === 1
          ? `您监看的“${name}”有新公布的近似商标“${mark}”`
          : `您监看的“${name}”有 ${count} 件新公布的近似商标`) +
        (opposeUntil === undefined || count > 1 ? '。' : `，异议期限到 ${opposeUntil}。`),
    },
    ja: {
      name: '類似商標の公表',
      link: '理由と期限を見る',
      sentence: ({ name, mark, opposeUntil }, count) =>
        (count === 1
          ? `監視中の「${name}」に類似する商標「${mark}」が公表されました`
          : `監視中の「${name}」に類似する商標が ${count} 件公表されました`) +
        (opposeUntil === undefined || count > 1 ? '。' : `。異議申立ての期限は ${opposeUntil} です。`),
    },
    ko: {
      name: '유사 상표 공고',
      link: '이유와 기한 보기',
      sentence: ({ name, mark, opposeUntil }, count) =>
        (count === 1
          ? `감시 중인 “${name}”와(과) 유사한 상표 “${mark}”가 공고되었습니다`
          : `감시 중인 “${name}”와(과) 유사한 상표 ${count}건이 공고되었습니다`) +
        (opposeUntil === undefined || count > 1 ? '.' : `. 이의신청 기한은 ${opposeUntil}입니다.`),
    },
  },
})
