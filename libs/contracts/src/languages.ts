/** The product's languages, the first one first. */
export const languages = ['zh-TW', 'en', 'zh', 'ja', 'ko'] as const
export type Language = (typeof languages)[number]

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
