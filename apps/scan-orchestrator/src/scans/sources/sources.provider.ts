import type { FactoryProvider } from '@nestjs/common'
import { HostPaces, Revalidation, type OpenPage } from '@originseal/crawling'
import { Transaction } from '@originseal/database'
import { GuardedFetch } from '@originseal/egress'
import { ProviderKeys } from '@originseal/provider-keys'
import type { Config } from '../../config'
import { StoredPageCache } from '../../corpus/caches/page-cache.queries'
import { ImagesQueries } from '../../corpus/images/images.queries'
import { READ_PAGE } from '../../infrastructure'
import { isPublicOrigin } from '../public-pictures/public-origin.rules'
import { PublicPicturesRepository } from '../public-pictures/public-pictures.repository'
import { PublishPicture } from '../public-pictures/publish-picture'
import { createSources } from './create-sources'
import { Sources } from './sources'

/** All places to look, made once from the configuration. */
export const sourcesProvider = (config: Config): FactoryProvider<Promise<Sources>> => ({
  provide: Sources,
  inject: [
    GuardedFetch,
    HostPaces,
    Revalidation,
    READ_PAGE,
    StoredPageCache,
    ImagesQueries,
    Transaction,
    PublicPicturesRepository,
    ProviderKeys,
  ],
  useFactory: (
    fetch: GuardedFetch,
    paces: HostPaces,
    revalidation: Revalidation,
    openPage: OpenPage | null,
    pages: StoredPageCache,
    images: ImagesQueries,
    transaction: Transaction,
    links: PublicPicturesRepository,
    keys: ProviderKeys,
  ) => {
    const publish = new PublishPicture(transaction, links, config.PUBLIC_URL)
    return createSources({
      ...(isPublicOrigin(config.PUBLIC_URL) && {
        publicPicture: (workId: string) => publish.execute(workId),
      }),
      config,
      keys,
      fetch,
      paces,
      caches: { pages, revalidation },
      openPage: openPage ?? undefined,
      countIndex: () => images.count(),
    })
  },
})
