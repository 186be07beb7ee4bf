import { languages, type Language } from '@originseal/contracts/languages'

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

/** @throws RangeError if there is no such language */
export function decodeLanguage(written: unknown): Language {
  const language = languages.find((known) => known === written)
  if (!language) throw new RangeError(`no such language: ${String(written)}`)
  return language
}

/** The language that an address names: its first part, as in `/en/blog`. */
export const languageAt = (path: string): Language | undefined =>
  languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`))
