import type { ProviderKeyName } from '@originseal/contracts'
import type { GuardedFetch } from '@originseal/egress'
import type { ProviderKeys } from '@originseal/provider-keys'
import type { Config } from '../../config'
import { GoogleVision } from './google-vision/google-vision'
import { OwnIndex } from './own-index/own-index'
import { SerpLens } from './serp-lens/serp-lens'
import {
  type OpenPage,
  type CrawlCaches,
  GivenPage,
  type HostPaces,
  sandboxMarket,
  ManifestsInvalid,
  readManifests,
  SiteCrawl,
  type Source,
} from '@originseal/crawling'
import { Sources } from './sources'
import { TinEye } from './tineye/tineye'

export interface SourceSettings {
  readonly config: Pick<Config, 'MARKET_URL' | 'SCAN_SITES_FILE'>
  /** Keys of providers, which may change while this process runs. */
  readonly keys: Pick<ProviderKeys, 'current' | 'noteUse'>
  readonly fetch: GuardedFetch
  /** Shared with whatever else asks the same hosts. */
  readonly paces: HostPaces
  readonly openPage: OpenPage | undefined
  /** What earlier searches keep for later ones. */
  readonly caches?: CrawlCaches
  /** Pictures that the own index holds. */
  readonly countIndex: () => Promise<number>
  /** The public address of a work's picture, where there is one: Google Lens takes no other. */
  readonly publicPicture?: (workId: string) => Promise<string>
}

/** All places to look, as configured. Throws `ManifestsInvalid` with every fault of the file of sites. */
export async function createSources(settings: SourceSettings): Promise<Sources> {
  const { config, keys, fetch, paces, openPage, caches, countIndex, publicPicture } = settings
  const market = config.MARKET_URL === undefined ? [] : [sandboxMarket(config.MARKET_URL)]
  const others = config.SCAN_SITES_FILE === undefined ? [] : await readManifests(config.SCAN_SITES_FILE)
  const crawls = [...market, ...others].map((manifest) => {
    paces.know(manifest.start, manifest.perSecond)
    return new SiteCrawl({ manifest, fetch, paces, ...(openPage && { openPage }), ...(caches && { caches }) })
  })
  const keyOf = (name: ProviderKeyName) => ({
    key: () => keys.current(name),
    onUse: () => keys.noteUse(name),
  })
  const all: Source[] = [
    ...crawls,
    new OwnIndex(countIndex),
    new GoogleVision(keyOf('GOOGLE_VISION_KEY')),
    new TinEye(keyOf('TINEYE_KEY')),
    new SerpLens({ ...keyOf('SERP_LENS_KEY'), publicPicture }),
  ]
  const given = new GivenPage({ fetch, paces, ...(openPage && { openPage }) })
  const names = [...all, given].map(({ name }) => name)
  const taken = others.filter(({ name }) => names.indexOf(name) !== names.lastIndexOf(name))
  if (taken.length > 0)
    throw new ManifestsInvalid(taken.map(({ name }) => `the name ${name} is that of another source`))
  return new Sources(all, given, crawls)
}
