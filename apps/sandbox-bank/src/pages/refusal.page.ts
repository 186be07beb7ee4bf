import type { OrderRefusal } from '../trades/receive-order'
import { languageOf } from './language'
import { messagePage } from './message.page'
import { faultOfOrderWords, words } from './words'

/** An order that is not taken, in the language that it asks for. */
export function refusalPage({ fault, code, names, asked }: OrderRefusal): string {
  const language = languageOf(asked)
  const [open, close] = language === 'en' ? [' (', ')'] : ['（', '）']
  const reason = [faultOfOrderWords[language][fault], ...names].join(' ')
  return messagePage(words[language].refused, `${reason}${open}${code}${close}`, language)
}
