import { html } from '@originseal/pages'

/**
 * Where a page was asked for too often: whoever reads it came by a link and knows nothing of programs. In both languages, as
 * nobody has been asked yet which one the visitor reads.
 * @param seconds after which it can be asked for again
 */
export function tooManyPage(seconds: number): string {
  const wait = String(seconds)
  return html`<!doctype html>
    <html lang="zh-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>請稍候 · 原印 OriginSeal</title>
        <link rel="stylesheet" href="/respondent-page.css" />
      </head>
      <body>
        <header>
          <div><strong>原印 OriginSeal</strong></div>
        </header>
        <main>
          <h1>請稍候再試</h1>
          <p>您的網路在短時間內開啟這裡太多次，請在 ${wait} 秒後再試。</p>
          <p>若您剛送出表單，內容並未送達；請回到上一頁，稍後再送出一次。</p>
          <section lang="en">
            <h2>Please wait a moment</h2>
            <p>Too much was asked for from your network at once. Please try again in ${wait} seconds.</p>
            <p>If you have just sent a form, it has not arrived: please go back and send it again then.</p>
          </section>
        </main>
      </body>
    </html>`.text
}
