import type { CapturedPage, PictureFetch } from '@originseal/crawling'
import type { Signer } from '@originseal/documents'
import type { GuardedFetch } from '@originseal/egress'
import type { TimestampAuthority } from '@originseal/provider-keys'

/** Injection tokens of what is an interface or may be absent. */
export const OBJECTS = Symbol('ObjectStore')
export const SIGNING = Symbol('NoticeSigning')
export const MAIL_KEYS = Symbol('MailKeys')
export const MAIL_SETTINGS = Symbol('CaseMailSettings')
export const RESOLVE_RECORDS = Symbol('ResolveRecords')
export const BROWSER = Symbol('CaptureBrowser | null')
/** Where people find us. */
export const PUBLIC_URL = Symbol('PUBLIC_URL')
/** OpenPage, or null on a machine without a browser. */
export const OPEN_PAGE = Symbol('OpenPage | null')

/** Vantage, or null where pages are visited from here only. */
export const SECOND_VANTAGE = Symbol('Vantage | null')

/** Another network that strangers' pages are visited from. */
export interface Vantage {
  readonly fetch: GuardedFetch
  readonly pictures: PictureFetch
}

/** Opens a page as a visitor would, with a picture of what it shows. */
export type OpenPage = (url: string) => Promise<CapturedPage>

/** The signer of documents with the authority that stamps the time, where there is one. */
export interface NoticeSigning {
  readonly signer: Signer
  readonly authority: Pick<TimestampAuthority, 'stamping'>
}
