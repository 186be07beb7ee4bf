import { parseUrl } from '@originseal/contracts'

/** A link of a page, as far as contacts are concerned. */
export interface PageLink {
  readonly href: string
  readonly text: string
}

/** Words by which sites name the page that says where to report. */
const contactWords =
  /著作權|版權|侵權|檢舉|智慧財產|dmca|copyright|abuse|intellectual property|takedown|聯絡|contact/i
/** Names of mailboxes that are meant for reports, best first. */
const mailboxNames = [
  'copyright',
  'dmca',
  'abuse',
  'ip',
  'legal',
  'report',
  'service',
  'contact',
  'support',
  'info',
]

/** Pages of the same site that may say where to report, the likeliest first, at most five. */
export function contactPages(links: readonly PageLink[], page: string): string[] {
  const { origin } = new URL(page)
  const found = links
    .filter(({ href, text }) => contactWords.test(text) || contactWords.test(href))
    .flatMap(({ href }) => parseUrl(href, page) ?? [])
    .filter((url) => url.origin === origin)
    .map(({ href }) => href.split('#', 1)[0] as string)
  return [...new Set(found)].slice(0, 5)
}

/** The mailbox that a page publishes for reports: of those of the site's own domain, the one with the best name. */
export function mailboxOf(mails: readonly string[], isOwn: (domain: string) => boolean): string | undefined {
  const rank = (address: string) => {
    const at = mailboxNames.findIndex((name) =>
      address.slice(0, address.lastIndexOf('@')).toLowerCase().includes(name),
    )
    return at === -1 ? mailboxNames.length : at
  }
  return mails
    .filter((address) => isOwn(address.slice(address.lastIndexOf('@') + 1).toLowerCase()))
    .toSorted((one, other) => rank(one) - rank(other))[0]
    ?.toLowerCase()
}
