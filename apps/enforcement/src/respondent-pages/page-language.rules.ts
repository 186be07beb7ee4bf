import type { PageLanguage } from './respondent-texts'

/** As the reader has chosen; else English for whose browser asks for it before any Chinese. */
export function languageOf(chosen: PageLanguage | undefined, accepted: string | undefined): PageLanguage {
  if (chosen) return chosen
  const first = (accepted ?? '').split(',').find((range) => /^\s*(?:zh|en)\b/i.test(range))
  return first && /^\s*en\b/i.test(first) ? 'en' : 'zh-TW'
}
