import { html } from '@originseal/pages'
import { layout } from './layout'
import type { Language } from './language'

/** A page with one thing to say. */
export const messagePage = (title: string, text: string, language: Language): string =>
  layout({
    title,
    language,
    body: html`<h1>${title}</h1>
      <p>${text}</p>`,
  })
