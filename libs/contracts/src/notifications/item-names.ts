import type { OrderItem } from '../billing/orders'
import type { NotificationLanguage } from './kind'
import { planName } from './plan-names'

type Words = Readonly<Record<NotificationLanguage, string>>
type PackName = Extract<OrderItem, { kind: 'pack' }>['pack'] | 'scan-unlock'

const packs: Readonly<Record<PackName, Words>> = {
  'dmca-pack': {
    'zh-TW': '下架通知包',
    en: 'Takedown pack',
    zh: '下架通知包',
    ja: '削除申請パック',
    ko: '게시 중단 패키지',
  },
  'takedown-single': {
    'zh-TW': '單次下架通知',
    en: 'Single takedown',
    zh: '单次下架通知',
    ja: '削除申請（1 回）',
    ko: '게시 중단 1회',
  },
  'seal-pack': {
    'zh-TW': '存證包',
    en: 'Seal pack',
    zh: '存证包',
    ja: '証拠保全パック',
    ko: '증거 봉인 패키지',
  },
  'group-buy': {
    'zh-TW': '品牌快檢加下架組',
    en: 'Brand check and takedowns',
    zh: '品牌快检加下架组',
    ja: 'ブランド簡易調査と削除申請',
    ko: '브랜드 점검과 게시 중단',
  },
  'scan-pack': {
    'zh-TW': '掃描包',
    en: 'Scan pack',
    zh: '扫描包',
    ja: 'スキャンパック',
    ko: '스캔 패키지',
  },
  'scan-unlock': {
    'zh-TW': '單次掃描全部連結',
    en: 'All links of one scan',
    zh: '单次扫描全部链接',
    ja: '1 回のスキャンの全リンク',
    ko: '스캔 한 번의 모든 링크',
  },
}
const terms: Readonly<Record<'month' | 'year', Words>> = {
  month: { 'zh-TW': '（月繳）', en: ', monthly', zh: '（月缴）', ja: '（月払い）', ko: '(월간)' },
  year: { 'zh-TW': '（年繳）', en: ', yearly', zh: '（年缴）', ja: '（年払い）', ko: '(연간)' },
}

/** What an order's item is called in a sentence. */
export function itemName(item: OrderItem, language: NotificationLanguage): string {
  if (item.kind === 'plan') return `${planName(item.plan, language)}${terms[item.interval][language]}`
  return packs[item.kind === 'pack' ? item.pack : item.kind][language]
}
