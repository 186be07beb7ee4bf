import type { Plan } from '../billing/catalogue'
import type { NotificationLanguage } from './kind'

const guardian: Readonly<Record<NotificationLanguage, string>> = {
  'zh-TW': '守護方案',
  en: 'Guardian plan',
  zh: '守护方案',
  ja: 'ガーディアンプラン',
  ko: '가디언 플랜',
}
const plain: Readonly<Record<NotificationLanguage, (name: string) => string>> = {
  'zh-TW': (name) => `${name} 方案`,
  en: (name) => `${name} plan`,
  zh: (name) => `${name} 方案`,
  ja: (name) => `${name}プラン`,
  ko: (name) => `${name} 플랜`,
}
const names = { free: 'Free', pro: 'Pro', elite: 'Elite', enterprise: 'Enterprise' } as const

/** What a plan is called in a sentence. */
export const planName = (plan: Plan, language: NotificationLanguage): string =>
  plan === 'basic' ? guardian[language] : plain[language](names[plan])

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
