/** How long titles and descriptions should be for search results and link cards, in characters. */
export const metadataLimits = { title: { from: 25, to: 30 }, description: { from: 75, to: 100 } } as const

interface PageMetadataProps {
  readonly title: string
  readonly description: string
  readonly image?: string
  readonly type?: string
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean
  /** Cuts title and description to the upper limits. */
  readonly limit?: boolean
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('')

/** What search engines and social networks read; React lifts these elements into the head. */
export function PageMetadata({
  title: fullTitle,
  description: fullDescription,
  image = '/og.png',
  type = 'website',
  noindex = false,
  limit = false,
}: PageMetadataProps) {
  const title = limit ? cut(fullTitle, metadataLimits.title.to) : fullTitle
  const description = limit ? cut(fullDescription, metadataLimits.description.to) : fullDescription
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(image, window.location.origin).href} />
      <meta property="og:type" content={type} />
      <meta name="twitter:card" content="summary_large_image" />
      {noindex && <meta name="robots" content="noindex, nofollow" />}
    </>
  )
}
