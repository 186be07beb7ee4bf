import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { CaptureBrowser, capturePage, findChromium, HostPaces, PictureFetch } from '@originseal/crawling'
import { egressPolicy, GuardedFetch, parseEgressAllow } from '@originseal/egress'
import { ImageWorkers } from '@originseal/fingerprint'
import { outsideTransactions } from '@originseal/runtime'
import { BROWSER, OPEN_PAGE, type OpenPage } from './tools'
import type { WebSettings } from './web-settings'

/** The way to strangers' pages and pictures: guarded fetch, confined browser, decoders in processes of their own. */
@Module({})
export class WebModule implements OnApplicationShutdown {
  constructor(
    private readonly workers: ImageWorkers,
    private readonly fetch: GuardedFetch,
    @Inject(BROWSER) private readonly browser: CaptureBrowser | null,
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
      ],
      exports: [ImageWorkers, GuardedFetch, HostPaces, PictureFetch, OPEN_PAGE],
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.workers.close(), this.browser?.close(), this.fetch.close()])
  }
}
