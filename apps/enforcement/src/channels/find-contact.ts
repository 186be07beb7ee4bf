import {
  addressKind,
  isEgressError,
  type GuardedFetch,
  type ResolveName,
  type Visit,
} from '@originseal/egress'
import { loadPage } from '@originseal/crawling'
import { getDomain } from 'tldts'
import { abuseMailsOf, serverOfAddress, type RdapBootstrap } from './rdap.rules'
import { contactPages, mailboxOf, type PageLink } from './site-contact.rules'

/** A mailbox that a notice may go to, and how it is known. */
export interface FoundContact {
  readonly mailbox: string
  /** The site's own page, or the record of the network that its address belongs to. */
  readonly source: 'site' | 'network'
  /** Where it was read. */
  readonly readAt: string
  readonly foundAt: Date
}

export interface ContactSearch {
  /** In the order in which they are to be tried. */
  readonly contacts: readonly FoundContact[]
  /** A network that stands before the site: the host's address is behind it, and it has a channel of its own. */
  readonly frontedBy: 'cloudflare' | undefined
}

export interface FindContactOptions {
  readonly fetch: GuardedFetch
  readonly resolve: ResolveName
  /** IANA's files (RFC 9224), without `ipv4.json`. */
  readonly bootstrapUrl?: string
}

const ianaFiles = 'https://data.iana.org/rdap'
const bootstrapMs = 24 * 3_600_000
const longestRecord = 512 * 1024

/** Finds whom to write to about a site of no known platform: its own contact first, then the network that carries it. */
export class FindContact {
  private readonly bootstraps = new Map<string, { at: number; file: RdapBootstrap }>()

  constructor(private readonly options: FindContactOptions) {}

  async execute(target: string): Promise<ContactSearch> {
    const page = await this.visit(target)
    const frontedBy = isCloudflare(page) ? 'cloudflare' : undefined
    const site = page ? await this.contactOfSite(page) : undefined
    // Behind a network that stands before it, the address is not the host's.
    const network = frontedBy ? [] : await this.contactsOfNetwork(new URL(target).hostname)
    return { contacts: [...(site ? [site] : []), ...network], frontedBy }
  }

  private async contactOfSite(page: Visit): Promise<FoundContact | undefined> {
    const { hostname } = new URL(page.finalUrl)
    const own = getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
    const isOwn = (domain: string) => (getDomain(domain, { allowPrivateDomains: true }) ?? domain) === own
    const first = readContacts(page)
    for (const url of contactPages(first.links, page.finalUrl)) {
      const visit = await this.visit(url)
      const mailbox = visit && mailboxOf(readContacts(visit).mails, isOwn)
      if (mailbox) return { mailbox, source: 'site', readAt: url, foundAt: new Date() }
    }
    const mailbox = mailboxOf(first.mails, isOwn)
    return mailbox ? { mailbox, source: 'site', readAt: page.finalUrl, foundAt: new Date() } : undefined
  }

  private async contactsOfNetwork(host: string): Promise<FoundContact[]> {
    const [address] = await this.addressesOf(host)
    if (address === undefined) return []
    const bootstrap = await this.bootstrap(address.includes(':') ? 'ipv6.json' : 'ipv4.json')
    const server = bootstrap && serverOfAddress(bootstrap, address)
    if (server === undefined) return []
    const url = `${server}/ip/${address}`
    const record = await this.json(url)
    return abuseMailsOf(record).map((mailbox) => ({
      mailbox,
      source: 'network',
      readAt: url,
      foundAt: new Date(),
    }))
  }

  private async addressesOf(host: string): Promise<string[]> {
    try {
      const found =
        addressKind(host) === 'malformed'
          ? await this.options.resolve({ host, port: 443, allowed: false })
          : [host]
      return found.filter((address) => addressKind(address) === 'public')
    } catch (error) {
      if (isEgressError(error)) return []
      throw error
    }
  }

  private async bootstrap(name: string): Promise<RdapBootstrap | undefined> {
    const known = this.bootstraps.get(name)
    if (known && Date.now() - known.at < bootstrapMs) return known.file
    const read = await this.json(`${this.options.bootstrapUrl ?? ianaFiles}/${name}`)
    if (!isBootstrap(read)) return known?.file
    this.bootstraps.set(name, { at: Date.now(), file: read })
    return read
  }

  /** Undefined for what is not there, is no JSON, or is too much of it. */
  private async json(url: string): Promise<unknown> {
    const visit = await this.visit(url, 'application/rdap+json, application/json')
    if (visit?.status !== 200) return undefined
    try {
      return JSON.parse(visit.body.toString('utf8')) as unknown
    } catch {
      return undefined // a page of words instead of a record
    }
  }

  private async visit(url: string, accept?: string): Promise<Visit | undefined> {
    try {
      return await this.options.fetch.visit(
        url,
        accept === undefined ? {} : { accept, maxBytes: longestRecord },
      )
    } catch (error) {
      if (isEgressError(error)) return undefined // one way less to find a contact
      throw error
    }
  }
}

const isCloudflare = (page: Visit | undefined): boolean =>
  page !== undefined &&
  (page.headers['server']?.toLowerCase() === 'cloudflare' || page.headers['cf-ray'] !== undefined)

const isBootstrap = (read: unknown): read is RdapBootstrap =>
  typeof read === 'object' && read !== null && Array.isArray((read as { services?: unknown }).services)

/** Links and mail addresses of a page: those of `mailto:`, and those that its text shows. */
function readContacts({ body, finalUrl }: Visit): { links: PageLink[]; mails: string[] } {
  const { $ } = loadPage(body.toString('utf8'), finalUrl)
  const links = $('a[href]')
    .toArray()
    .map((element) => ({ href: $(element).attr('href') ?? '', text: $(element).text().slice(0, 200) }))
  const linked = links
    .filter(({ href }) => href.startsWith('mailto:'))
    .map(({ href }) => href.slice('mailto:'.length).split('?', 1)[0] ?? '')
  const shown = $('body')
    .text()
    .split(/[\s<>()[\],;:："'，。、（）]+/)
  const mails = [...linked, ...shown].filter((word) =>
    /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}$/.test(word),
  )
  return { links: links.filter(({ href }) => !href.startsWith('mailto:')), mails }
}
