import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

export const languages = ['zh-Hant-TW', 'en'] as const
export type Language = (typeof languages)[number]

/** The language for what a merchant's `Language` asks: Chinese by default and for `CHI`, English for all others. */
export const languageOf = (given: string | undefined): Language =>
  given === undefined || given === 'CHI' ? 'zh-Hant-TW' : 'en'

/** The language of a page that belongs to no order: the one that the browser asks for; Chinese if it asks for none. */
export function languageOfBrowser(headers: IncomingHttpHeaders): Language {
  const [first = '*'] = new Negotiator({
    headers: { 'accept-language': headers['accept-language'] ?? '' },
  }).languages()
  return /^(?:\*$|zh\b)/i.test(first) ? 'zh-Hant-TW' : 'en'
}
