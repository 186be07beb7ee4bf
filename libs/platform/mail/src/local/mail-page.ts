import { createHash } from 'node:crypto'
import type { StoredMail } from '../folder-mail-transport'
import { escape } from '../layout.rules'

const style = `
  body { margin: 0 auto; max-width: 720px; padding: 24px 16px; background: #f6f3f5; color: #1a1a1a;
    font: 16px/1.7 system-ui, 'PingFang TC', 'Microsoft JhengHei', sans-serif }
  h1 { font-size: 22px; margin: 0 } h2 { font-size: 18px; margin: 0 } .aside { color: #5a5a5a; font-size: 14px }
  article { background: #fff; border-radius: 12px; padding: 20px 24px; margin: 16px 0 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 12px 0 0 } a { color: #b93a7c }`

/** The page's style and nothing else: no script, no picture, no form, nowhere to be embedded. */
export const mailPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const localTime = new Intl.DateTimeFormat('zh-TW', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

/** The mails of this machine as a page; links lead where the mail's reader would go. */
export function mailPage(mails: readonly StoredMail[]): string {
  const none = '<p class="aside">還沒有寄出任何信件。 No mail has been sent yet.</p>'
  return `<!doctype html>
<html lang="zh-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>寄出的信件 Mails</title><style>${style}</style></head>
<body>
<h1>寄出的信件 Mails</h1>
<p class="aside">沒有設定郵件伺服器，信件留在這台電腦。 There is no mail server, so mails stay on this machine.</p>
${mails.length === 0 ? none : mails.map(article).join('\n')}
</body>
</html>
`
}

function article({ to, subject, text, language, writtenAt }: StoredMail): string {
  return `<article lang="${escape(language)}"><h2>${escape(subject)}</h2>
<p class="aside">${escape(to)} · <time datetime="${escape(writtenAt)}">${localTime.format(new Date(writtenAt))}</time></p>
<pre>${linkified(text)}</pre></article>`
}

/** Escaped first: what looks like a link then holds nothing that ends an attribute. */
function linkified(text: string): string {
  return escape(text).replaceAll(
    /^https?:\/\/\S+$/gm,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  )
}
