import type shell from './shell.en.json'

type Texts = typeof shell
type MenuText = `menus.${keyof Texts['menus']}`

/** A page for everybody, and what it is called in shell and footer. */
export interface SiteLink {
  readonly to: string
  readonly text: `links.${keyof Texts['links']}`
}

interface SiteGroup {
  readonly title?: MenuText
  readonly links: readonly SiteLink[]
}

export interface SiteMenu {
  readonly menu: MenuText
  readonly groups: readonly SiteGroup[]
}

const link = (to: string, text: keyof Texts['links']): SiteLink => ({ to, text: `links.${text}` })

/** Where a link leads for who reads a language: what is not there in it is there in Chinese, and some in English. */
export const addressOf = ({ to }: SiteLink, language: string): string =>
  /^\/(?:solutions|blog|conformance)/.test(to) && !language.startsWith('zh') ? `/en${to}` : to

const solutions = {
  seal: [link('/solutions/blockchain', 'blockchain'), link('/solutions/blockchain-deed', 'blockchainDeed')],
  find: [
    link('/solutions/ai-detection', 'aiDetection'),
    link('/solutions/smart-matching', 'smartMatching'),
    link('/solutions/global-coverage', 'globalCoverage'),
    link('/solutions/deepfake-detection', 'deepfakeDetection'),
    link('/solutions/ai-sentinel', 'aiSentinel'),
    link('/solutions/realtime-alerts', 'realtimeAlerts'),
  ],
  act: [link('/solutions/dmca-takedown', 'dmcaTakedown'), link('/solutions/p2p-engine', 'p2pEngine')],
}

const pricing = link('/pricing', 'pricing')
const verify = link('/verify', 'verify')
const trademarkSearch = link('/trademark/search', 'trademarkSearch')
const blog = link('/blog', 'blog')
const creatorColumn = link('/creator-column', 'creatorColumn')
const company = [link('/about', 'about'), link('/contact', 'contact'), link('/legal', 'legal')]
/** What we prove about ourselves. */
const conformance = link('/conformance', 'conformance')
/** How long removals take, measured. */
const timeLedger = link('/time-ledger', 'timeLedger')
/** For who was told that they use somebody else's work. */
const resolution = link('/resolution', 'resolution')

/** What one agrees to. */
export const terms = [
  link('/terms', 'terms'),
  link('/privacy', 'privacy'),
  link('/refund-policy', 'refundPolicy'),
  link('/data-deletion', 'dataDeletion'),
]

/** What stands in the header: links, and menus of links in groups. */
export const headerEntries: readonly (SiteLink | SiteMenu)[] = [
  {
    menu: 'menus.solutions',
    groups: [
      { title: 'menus.seal', links: solutions.seal },
      { title: 'menus.find', links: solutions.find },
      { title: 'menus.act', links: solutions.act },
    ],
  },
  pricing,
  creatorColumn,
  verify,
  { menu: 'menus.company', groups: [{ links: [...company, blog] }] },
]

/** The columns of the footer. */
export const footerColumns: readonly Required<SiteGroup>[] = [
  { title: 'menus.solutions', links: [...solutions.seal, ...solutions.find, ...solutions.act] },
  { title: 'menus.resources', links: [pricing, verify, trademarkSearch, creatorColumn, blog] },
  { title: 'menus.company', links: [...company, conformance, timeLedger, resolution] },
  { title: 'menus.terms', links: terms },
]
