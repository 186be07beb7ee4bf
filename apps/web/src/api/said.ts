/** The longest text that is taken from a page, in characters. */
const LONGEST = 300

/**
 * What a refusal's body says to a person (AUTH-14): the title of an HTML page, else its text without the tags;
 * the field `message`, else `error`. Undefined if it says nothing.
 */
export function saidIn(body: unknown): string | undefined {
  if (typeof body === 'string') return saidOnPage(body)
  if (typeof body !== 'object' || body === null) return undefined
  const { message, error } = body as { message?: unknown; error?: unknown }
  return text(message) ?? text(error)
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Parsed as a document that belongs to no window: nothing in it is run, loaded or shown. */
function saidOnPage(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (page.title.trim() !== '') return page.title.trim()
  for (const silent of page.querySelectorAll('script, style, template')) silent.remove()
  const words = page.body.textContent.replace(/\s+/g, ' ').trim()
  return words === '' ? undefined : [...words].slice(0, LONGEST).join('')
}
