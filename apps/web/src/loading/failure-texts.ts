import { visitorsLanguage } from '../i18n/i18n'
import type { Language } from '@originseal/contracts/languages'
import en from './failure.en.json'
import ja from './failure.ja.json'
import ko from './failure.ko.json'
import zh from './failure.zh.json'
import zhTW from './failure.zh-TW.json'

type FailureTexts = typeof en

/** Part of the entry and never loaded later: texts that did not come may be what is to be told. */
const texts: Record<Language, FailureTexts> = { 'zh-TW': zhTW, en, zh, ja, ko }

/** What to say about a failure, in the visitor's language, which is not that of a page written at build before its program runs. */
export const failureTexts = (): FailureTexts => texts[visitorsLanguage()]
