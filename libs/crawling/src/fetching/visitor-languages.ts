/** What pages are asked for in, best first: a page that has several languages is seen as people in Taiwan see it. */
export const visitorLanguages = ['zh-TW', 'zh', 'en'] as const

/** The same as a header's value (RFC 9110, section 12.5.4). */
export const acceptLanguage = visitorLanguages
  .map((language, i) => (i === 0 ? language : `${language};q=${1 - i / 10}`))
  .join(',')
