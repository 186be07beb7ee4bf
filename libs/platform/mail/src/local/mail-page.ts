import { createHash } from 'node:crypto'
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

/** A mail as the page shows it. */
export interface ShownMail {
  readonly isReceived: boolean
  /** Known of what was received. */
  readonly from?: string | undefined
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  readonly language?: string
  readonly at: Date
  /** What became of it, in a few words. */
  readonly note?: string | undefined
  /** Where its bytes are, below the page. */
  readonly file?: string
}

export interface MailPage {
  readonly title: string
  readonly about: string
  /** As they are shown, from above. */
  readonly mails: readonly ShownMail[]
  /** The page of the mails that another service of this machine has. */
  readonly other?: { readonly url: string; readonly label: string } | undefined
}

/** The mails of this machine as a page; links lead where the mail's reader would go. */
export function mailPage({ title, about, mails, other }: MailPage): string {
  const none = '<p class="aside">還沒有任何信件。 There is no mail yet.</p>'
  const further = other && `<p><a href="${escape(other.url)}">${escape(other.label)}</a></p>\n`
  return `<!doctype html>
<html lang="zh-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${style}</style></head>
<body>
<h1>${escape(title)}</h1>
<p class="aside">${escape(about)}</p>
${further ?? ''}${mails.length === 0 ? none : mails.map(article).join('\n')}
</body>
</html>
`
}

function article({ isReceived, from, to, subject, text, language, at, note, file }: ShownMail): string {
  const way = isReceived ? '收到 Received' : '寄出 Sent'
  const people = from === undefined ? to : `${from} → ${to}`
  const lang = language === undefined ? '' : ` lang="${escape(language)}"`
  return `<article${lang}><h2>${escape(subject)}</h2>
<p class="aside">${way} · ${escape(people)} · <time datetime="${at.toISOString()}">${localTime.format(at)}</time></p>
${note === undefined ? '' : `<p class="aside">${escape(note)}</p>\n`}<pre>${linkified(text)}</pre>
${file === undefined ? '' : `<p><a href="${escape(file)}">原始信件與附件 Mail as a file, with its attachments (.eml)</a></p>`}</article>`
}

/** Escaped first: what looks like a link then holds nothing that ends an attribute. */
function linkified(text: string): string {
  return escape(text).replaceAll(
    /^https?:\/\/\S+$/gm,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  )
}
