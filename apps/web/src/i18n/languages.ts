/** The product's languages, the first one first. */
export const languages = ['zh-TW', 'en', 'zh', 'ja', 'ko'] as const
export type Language = (typeof languages)[number]

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = {
  'zh-TW': '繁體中文',
  en: 'English',
  zh: '简体中文',
  ja: '日本語',
  ko: '한국어',
}

/** The tag for `<html lang>`, by which browsers choose fonts and screen readers their voice. */
export const htmlLang: Record<Language, string> = {
  'zh-TW': 'zh-TW',
  en: 'en',
  zh: 'zh-CN',
  ja: 'ja',
  ko: 'ko',
}

const TRADITIONAL = /^zh\b.*-(hant|tw|hk|mo)\b/i

/**
 * The first of the wanted languages that there is; nothing wanted is Traditional Chinese, nothing found English.
 * @param wanted BCP 47 tags, best first, as in `navigator.languages`
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  if (wanted.length === 0) return 'zh-TW'
  for (const tag of wanted) {
    if (TRADITIONAL.test(tag)) return 'zh-TW'
    const primary = tag.toLowerCase().split('-')[0]
    const found = languages.find((language) => language === primary)
    if (found) return found
  }
  return 'en'
}

/** @throws RangeError if there is no such language */
export function decodeLanguage(written: unknown): Language {
  const language = languages.find((known) => known === written)
  if (!language) throw new RangeError(`no such language: ${String(written)}`)
  return language
}

/** The language that an address names: its first part, as in `/en/blog`. */
export const languageAt = (path: string): Language | undefined =>
  languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`))
