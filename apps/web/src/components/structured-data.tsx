import { siteOrigin } from './site-origin'

type Value = string | number | readonly Value[] | { readonly [name: string]: Value }

/** An object of schema.org; `{ path: '/blog' }` stands for the whole address. */
export type StructuredData = { readonly '@type': string; readonly [name: string]: Value }

/** Data for machines, which browsers do not run: the content security policy lets it be. */
export function StructuredDataScript({ data }: { readonly data: StructuredData }) {
  const whole = { '@context': 'https://schema.org', ...(resolved(data) as object) }
  // No title can end the element.
  const json = JSON.stringify(whole).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}

function resolved(value: Value): Value {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(resolved)
  const entries = Object.entries(value as Record<string, Value>)
  const [first] = entries
  if (entries.length === 1 && first?.[0] === 'path') return siteOrigin() + String(first[1])
  return Object.fromEntries(entries.map(([name, part]) => [name, resolved(part)]))
}
