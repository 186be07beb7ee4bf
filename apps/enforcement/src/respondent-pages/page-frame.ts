import { html, type HtmlValue } from '@originseal/pages'
import { respondentTexts, type PageLanguage } from './respondent-texts'

interface Framed {
  readonly language: PageLanguage
  /** Of the page, without its query. */
  readonly path: string
  /** What its query has besides the language. */
  readonly more?: string
  readonly title: string
  readonly content: HtmlValue
}

/** A whole document. It loads one style sheet of ours and nothing else, and is in no index. */
export function pageFrame({ language, path, more = '', title, content }: Framed): string {
  const texts = respondentTexts[language]
  const other: PageLanguage = language === 'en' ? 'zh-TW' : 'en'
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} · ${texts.product}</title>
        <link rel="stylesheet" href="/respondent-page.css" />
      </head>
      <body>
        <header>
          <div>
            <strong>${texts.product}</strong>
            <a href="${path}?lang=${other}${more}" hreflang="${other}" lang="${other}"
              >${texts.otherLanguage}</a
            >
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text
}

/** The same for every link and code that leads nowhere. */
export function unknownPage(language: PageLanguage): string {
  const texts = respondentTexts[language]
  return pageFrame({
    language,
    path: '/d',
    title: texts.unknownTitle,
    content: html`<p>${texts.unknownText}</p>
      <p><a href="/d?lang=${language}">${texts.toCode}</a></p>`,
  })
}

/** For whoever has said that they were not meant: it says nothing of the matter. */
export function goodbyePage(language: PageLanguage): string {
  const texts = respondentTexts[language]
  return pageFrame({
    language,
    path: '/d',
    more: '&left=yes',
    title: texts.goodbyeTitle,
    content: html`<section><p>${texts.goodbyeText}</p></section>`,
  })
}

const stopPath = (token: string): string => `/d/${encodeURIComponent(token)}/stop`

/** The same for every token, so that nobody learns by it which ones there are. */
export function stopPage(language: PageLanguage, token: string): string {
  const texts = respondentTexts[language].mails
  const path = stopPath(token)
  return pageFrame({
    language,
    path,
    title: texts.stopTitle,
    content: html`<section>
      <p>${texts.stopLead}</p>
      <form method="post" action="${path}?lang=${language}"><button>${texts.stop}</button></form>
    </section>`,
  })
}

export function stoppedPage(language: PageLanguage): string {
  const texts = respondentTexts[language].mails
  return pageFrame({
    language,
    path: '/d',
    title: texts.stoppedTitle,
    content: html`<section><p>${texts.stoppedText}</p></section>`,
  })
}

export function codePage(language: PageLanguage): string {
  const texts = respondentTexts[language]
  return pageFrame({
    language,
    path: '/d',
    title: texts.codeTitle,
    content: html`<section>
      <p>${texts.codeLead}</p>
      <form method="post" action="/d?lang=${language}">
        <label for="code">${texts.code}</label>
        <input
          id="code"
          name="code"
          required
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
        />
        <button>${texts.open}</button>
      </form>
    </section>`,
  })
}
