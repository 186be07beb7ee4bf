import type { MailFrame, MailText } from './mail'

/** A page of ours with a token, if there is one. */
export function linkTo(publicUrl: string, path: string, token?: string): string {
  const url = new URL(path, publicUrl)
  if (token !== undefined) url.searchParams.set('token', token)
  return url.toString()
}

/** Plain text, paragraphs apart; the link stands on a line of its own, so that every program finds its end. */
export function toText({ paragraphs, link, notes, unsubscribeUrl }: MailText, frame: MailFrame): string {
  const { greeting, footer, unsubscribe } = frame
  const links = link ? [`${link.label}\n${link.url}`] : []
  const ends = unsubscribeUrl === undefined ? [] : [`${unsubscribe}\n${unsubscribeUrl}`]
  const signature = `-- \n${[...footer, ...ends].join('\n')}`
  return `${[greeting, ...paragraphs, ...links, ...notes, signature].join('\n\n')}\n`
}

/** HTML without pictures, scripts or anything that is fetched. */
export function toHtml(text: MailText, frame: MailFrame, language: string): string {
  const { subject, paragraphs, link, notes, unsubscribeUrl } = text
  const written = (all: readonly string[], style = '') =>
    all.map((line) => `<p style="margin:0 0 16px;${style}">${escape(line)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f6f3f5;color:#1a1a1a;font:16px/1.7 system-ui,'PingFang TC','Microsoft JhengHei',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${written([frame.greeting, ...paragraphs])}
${link ? linked(link) : ''}
${written(notes, 'color:#555555;font-size:14px;')}
</div>
<div style="max-width:560px;margin:16px auto 0;padding:0 32px;color:#6b6b6b;font-size:12px">${frame.footer.map(escape).join('<br>')}${unsubscribeUrl === undefined ? '' : ended(frame.unsubscribe, unsubscribeUrl)}</div>
</body>
</html>
`
}

/** The address is shown as well, for programs that show no buttons and for readers who look before they click. */
function linked({ label, url }: NonNullable<MailText['link']>): string {
  const href = escape(url)
  return `<p style="margin:0 0 8px"><a href="${href}" style="display:inline-block;padding:12px 24px;background:#b93a7c;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escape(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a href="${href}" style="color:#b93a7c">${href}</a></p>`
}

function ended(unsubscribe: string, url: string): string {
  const href = escape(url)
  return `<p style="margin:8px 0 0;word-break:break-all">${escape(unsubscribe)} <a href="${href}" style="color:#6b6b6b">${href}</a></p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] as string)
