export { CaptureBrowser, type CaptureBrowserOptions } from './capture/browser'
export { CaptureError, type CaptureErrorCode } from './capture/capture-error'
export { capturePage, renderPage, type CapturedPage, type RenderedPage } from './capture/capture-page'
export { findChromium } from './capture/find-chromium'
export { HostPaces } from './fetching/host-paces'
export { PictureFetch, type PictureAnswer } from './fetching/picture-fetch'
export {
  isUnchanged,
  renewed,
  stateOf,
  stateOfPage,
  type ResourceState,
} from './fetching/resource-state.rules'
export { Revalidation, type Unchanged } from './fetching/revalidation'
export { visitPage, type PageAnswer } from './fetching/visit-page'
export { decodeHtml } from './pages/decode-html'
export { loadPage } from './pages/load-page'
export { readPage, readerVersion, waitsForScripts, type ReadPage } from './pages/read-page'
export { readStatedTime } from './pages/stated-time.rules'
export { webUrl } from './pages/web-url'
export type { OpenPage } from './site-crawl/browser-queue'
export type { CrawlCaches } from './site-crawl/crawl-cache'
export type { CachedPage, PageCache } from './site-crawl/page-cache'
export { GIVEN_PAGE, GivenPage } from './site-crawl/given-page'
export { ManifestsInvalid, readManifests } from './site-crawl/read-manifests'
export { sandboxMarket } from './site-crawl/sandbox-market'
export { asksFor, queriesOf } from './site-crawl/search-pages'
export { SiteCrawl } from './site-crawl/site-crawl'
export {
  searchNote,
  type FoundImage,
  type ListingFacts,
  type PageLink,
  type PageVisit,
  type SearchJournal,
  type SearchNote,
  type SearchSubject,
  type SearchWords,
  type Source,
  type WordSource,
  type Place,
  type SourceOutcome,
} from './source'
export { acceptLanguage } from './fetching/visitor-languages'
