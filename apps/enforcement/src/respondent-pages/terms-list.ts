import type { SettlementTerms } from '@originseal/contracts'
import { html, type Html } from '@originseal/pages'
import { termsInWords } from '../negotiations/terms-in-words.rules'
import type { PageLanguage } from './respondent-texts'

export function termsList(terms: SettlementTerms, language: PageLanguage): Html {
  const sentences = termsInWords(terms).map(({ zh, en }) => html`<li>${language === 'en' ? en : zh}</li>`)
  return html`<ul class="terms">
    ${sentences}
  </ul>`
}
