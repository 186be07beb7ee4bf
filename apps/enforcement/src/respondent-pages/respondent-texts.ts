import { chinese, type RespondentTexts } from './respondent-texts.chinese'
import { english } from './respondent-texts.english'

export type { RespondentTexts }

/** The languages of the page. */
export const pageLanguages = ['zh-TW', 'en'] as const
export type PageLanguage = (typeof pageLanguages)[number]

export const respondentTexts: Readonly<Record<PageLanguage, RespondentTexts>> = {
  'zh-TW': chinese,
  en: english,
}
