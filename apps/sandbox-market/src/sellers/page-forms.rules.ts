/** A form of a page, as a browser would send it where nobody fills anything in. */
export interface PageForm {
  /** What its button does. */
  readonly does: string
  /** As it stands in the page. */
  readonly action: string
  /** Of hidden fields. */
  readonly fields: Readonly<Record<string, string>>
}

export interface SeenPage {
  readonly forms: readonly PageForm[]
  /** Both sides have signed, and there is a file of it. */
  readonly isSigned: boolean
}

/** Reads what can be done on a page, and what a browser would send along. The form with a file says nothing of what it does. */
export function readPage(html: string): SeenPage {
  const [, ...starts] = html.split(/<form\s/)
  const found = starts.map((start) => {
    const [form = ''] = start.split('</form>', 1)
    const [, ...inputs] = form.split(/<input\s/).map((tag) => attributesOf(tag))
    const hidden = inputs.filter(({ type }) => type === 'hidden')
    const fields = Object.fromEntries(hidden.map(({ name = '', value = '' }) => [name, value]))
    return { does: fields['do'] ?? 'file', action: attributesOf(form)['action'] ?? '', fields }
  })
  const links = html.split(/<a\s/).map((tag) => attributesOf(tag)['href'] ?? '')
  return { forms: found, isSigned: links.some((link) => link.split('?', 1)[0]?.endsWith('/settlement')) }
}

const attribute = /\b([a-z]{1,20})="([^"]{0,2000})"/g

/** Of the tag with which the text begins. */
function attributesOf(text: string): Readonly<Record<string, string>> {
  const [tag = ''] = text.split('>', 1)
  return Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = '', written = '']) => [name, plain(written)]),
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (escaped: string): string =>
  escaped.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
