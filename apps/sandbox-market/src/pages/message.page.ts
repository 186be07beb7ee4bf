import { html, type Html } from '@originseal/pages'
import { layout } from './layout'

export interface Message {
  readonly title: string
  readonly text: string
  /** Large and pale above the title: a status, a reference. */
  readonly mark?: string
  readonly action?: Html
}

/** A page with one thing to say. */
export function messagePage({ title, text, mark, action }: Message): string {
  return layout({
    title,
    description: text,
    hidden: true,
    body: html`<section class="frame message">
      ${mark && html`<p class="message-mark" aria-hidden="true">${mark}</p>`}
      <h1>${title}</h1>
      <p>${text}</p>
      <p>${action ?? html`<a class="button" href="/">回到市集首頁</a>`}</p>
    </section>`,
  })
}
