import { Alternates, type PageLanguage } from './alternates'
import { metadataLimits } from './metadata-limits'
import { siteOrigin } from './site-origin'
import { StructuredDataScript, type StructuredData } from './structured-data'

interface PageMetadataProps {
  readonly title: string
  readonly description: string
  readonly image?: string
  readonly type?: string
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean
  /** Cuts title and description to the upper limits. */
  readonly limit?: boolean
  /** Every language that the page has an address in, this one among them. */
  readonly languages?: readonly PageLanguage[]
  readonly structuredData?: readonly StructuredData[]
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
  languages,
  structuredData,
}: PageMetadataProps) {
  const title = limit ? cut(fullTitle, metadataLimits.title.to) : fullTitle
  const description = limit ? cut(fullDescription, metadataLimits.description.to) : fullDescription
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={siteOrigin() + image} />
      <meta property="og:type" content={type} />
      <meta name="twitter:card" content="summary_large_image" />
      {noindex && <meta name="robots" content="noindex, nofollow" />}
      {languages && <Alternates languages={languages} />}
      {structuredData?.map((data) => (
        <StructuredDataScript key={data['@type']} data={data} />
      ))}
    </>
  )
}
