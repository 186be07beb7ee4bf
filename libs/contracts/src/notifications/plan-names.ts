import type { Plan } from '../billing/catalogue'
import type { NotificationLanguage } from './kind'

type Names = Readonly<Record<NotificationLanguage, string>>

/** Of a name that is written in Latin letters in every language. */
const latin = (name: string): Names => ({
  'zh-TW': `${name} 方案`,
  en: `${name} plan`,
  zh: `${name} 方案`,
  ja: `${name}プラン`,
  ko: `${name} 요금제`,
})
const names: Readonly<Record<Plan, Names>> = {
  free: { 'zh-TW': '免費方案', en: 'Free plan', zh: '免费方案', ja: '無料プラン', ko: '무료 요금제' },
  basic: {
    'zh-TW': '守護方案',
    en: 'Guardian plan',
    zh: '守护方案',
    ja: 'ガーディアンプラン',
    ko: '가디언 요금제',
  },
  pro: latin('Pro'),
  elite: latin('Elite'),
  enterprise: {
    'zh-TW': '企業方案',
    en: 'Enterprise plan',
    zh: '企业方案',
    ja: 'エンタープライズプラン',
    ko: '엔터프라이즈 요금제',
  },
}

/** What a plan is called in a sentence, on pages and in mails. A text begins with it or puts it into marks: some begin with a Latin letter. */
export const planName = (plan: Plan, language: NotificationLanguage): string => names[plan][language]

const taipei = { timeZone: 'Asia/Taipei' } as const
const locales: Readonly<Record<NotificationLanguage, string>> = {
  'zh-TW': 'zh-TW',
  en: 'en',
  zh: 'zh-CN',
  ja: 'ja',
  ko: 'ko',
}

/** A day in Taipei, such as 2026年12月22日. */
export const dayIn = (instant: string, language: NotificationLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', ...taipei }).format(new Date(instant))

/** Whole New Taiwan dollars. */
export const dollars = (amount: number): string => `NT$${new Intl.NumberFormat('en').format(amount)}`
