import { html, type Html } from '@originseal/pages'
import { assets } from './asset-files'
import type { Language } from './language'
import { words } from './words'

export interface Page {
  readonly title: string
  readonly language: Language
  readonly body: Html
  /** Posts the form of the page by itself. */
  readonly postsItself?: boolean
}

/** The frame of every page; each says that it is a sandbox's. */
export function layout({ title, language, body, postsItself }: Page): string {
  const { bank, sandbox } = words[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}｜${bank}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${assets.address('mark.svg')}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assets.address('bank.css')}" />
        ${postsItself && html`<script src="${assets.address('return.js')}" defer></script>`}
      </head>
      <body>
        <header class="masthead">
          <p class="brand">
            <img src="${assets.address('mark.svg')}" alt="" width="32" height="32" />${bank}
          </p>
        </header>
        <p class="sandbox" role="note">${sandbox}</p>
        <main>${body}</main>
      </body>
    </html>`.text
}
