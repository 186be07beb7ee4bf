import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { CaptureBrowser, capturePage, findChromium, HostPaces, PictureFetch } from '@originseal/crawling'
import { egressPolicy, GuardedFetch, parseEgressAllow, socksRoute } from '@originseal/egress'
import { ImageWorkers } from '@originseal/fingerprint'
import { outsideTransactions } from '@originseal/runtime'
import { BROWSER, OPEN_PAGE, SECOND_VANTAGE, type OpenPage, type Vantage } from './tools'
import type { WebSettings } from './web-settings'

/** The way to strangers' pages and pictures: guarded fetch, confined browser, decoders in processes of their own. */
@Module({})
export class WebModule implements OnApplicationShutdown {
  constructor(
    private readonly workers: ImageWorkers,
    private readonly fetch: GuardedFetch,
    @Inject(BROWSER) private readonly browser: CaptureBrowser | null,
    @Inject(SECOND_VANTAGE) private readonly vantage: Vantage | null,
  ) {}

  static forRoot(settings: WebSettings): DynamicModule {
    const policy = egressPolicy({ allow: parseEgressAllow(settings.EGRESS_ALLOW) })
    const executablePath = settings.CHROMIUM_PATH === undefined ? null : findChromium(settings.CHROMIUM_PATH)
    const allowNoSandbox = settings.CHROMIUM_ALLOW_NO_SANDBOX
    const browser =
      executablePath === null ? null : new CaptureBrowser({ executablePath, policy, allowNoSandbox })
    const openPage: OpenPage | null = browser && ((url) => capturePage(browser, policy, url))
    const fetch = outsideTransactions(new GuardedFetch(policy), 'the web')
    const paces = new HostPaces()
    const { SECOND_VANTAGE_URL: proxy } = settings
    const elsewhere =
      proxy === undefined
        ? null
        : outsideTransactions(new GuardedFetch(policy, { route: socksRoute(proxy) }), 'the web')
    const vantage: Vantage | null = elsewhere && {
      fetch: elsewhere,
      pictures: new PictureFetch(elsewhere, paces),
    }
    const { IMAGE_WORKERS: workers, IMAGE_TIMEOUT_MS: timeoutMs } = settings
    return {
      module: WebModule,
      providers: [
        {
          provide: ImageWorkers,
          useFactory: () => outsideTransactions(new ImageWorkers({ workers, timeoutMs }), 'images'),
        },
        { provide: GuardedFetch, useValue: fetch },
        { provide: HostPaces, useValue: paces },
        { provide: PictureFetch, useValue: new PictureFetch(fetch, paces) },
        { provide: BROWSER, useValue: browser },
        { provide: OPEN_PAGE, useValue: openPage },
        { provide: SECOND_VANTAGE, useValue: vantage },
      ],
      exports: [ImageWorkers, GuardedFetch, HostPaces, PictureFetch, OPEN_PAGE, SECOND_VANTAGE],
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const { workers, browser, fetch, vantage } = this
    await Promise.all([workers.close(), browser?.close(), fetch.close(), vantage?.fetch.close()])
  }
}
