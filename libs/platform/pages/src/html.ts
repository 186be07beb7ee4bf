/** Markup that is safe to send: everything in it that came from people was escaped on its way in. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text
  }
}

/** What may stand in a template. Nothing at all prints as nothing. */
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[]

/**
 * html`<a href="${address}">${title}</a>`: strings are escaped for text and for quoted attributes, {@link Html} and
 * lists of it are not escaped again. Attribute values must stand in double quotes.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.reduce((text, string, i) => text + printed(values[i - 1]) + string))
}

/** A data block for machines; '<' is written as an escape, so that no title can close the element. */
export function jsonLd(data: Readonly<Record<string, unknown>>): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return new Html(`<script type="application/ld+json">${json}</script>`)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string)
}

function printed(value: HtmlValue): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(printed).join('')
  return escapeText(String(value))
}
