import { outsideTransactions } from '@originseal/runtime'
import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { openSigner } from '@originseal/documents'
import { egressPolicy, GuardedFetch, parseEgressAllow } from '@originseal/egress'
import { ImageWorkers } from '@originseal/fingerprint'
import { TimestampAuthority } from '@originseal/provider-keys'
import { openObjectStore, type ObjectStore } from '@originseal/storage'
import {
  CaptureBrowser,
  capturePage,
  renderPage,
  findChromium,
  Revalidation,
  HostPaces,
  PictureFetch,
} from '@originseal/crawling'
import type { Config } from './config'
import type { OpenPage } from './findings/take-evidence'
import { EvidenceFiles } from './findings/reports/evidence-files'
import type { ReportSigning } from './findings/reports/write-scan-report'
import { BROWSER, OBJECTS, OPEN_PAGE, READ_PAGE, SIGNING } from './infrastructure'

/** Of what a captured page is shown with: a page's style sheets, fonts and pictures, but no catalogue of large ones. */
const keptBytes = 8 * 1024 * 1024

/** What the modules work with, made once from the configuration: pictures, pages, files, signatures. */
@Module({})
export class InfrastructureModule implements OnApplicationShutdown {
  constructor(
    private readonly workers: ImageWorkers,
    private readonly fetch: GuardedFetch,
    @Inject(BROWSER) private readonly browser: CaptureBrowser | null,
  ) {}

  static forRoot(config: Config): DynamicModule {
    const policy = egressPolicy({
      allow: parseEgressAllow(config.EGRESS_ALLOW),
      maxBytes: config.CRAWL_MAX_IMAGE_BYTES,
    })
    const executablePath = config.CHROMIUM_PATH === undefined ? null : findChromium(config.CHROMIUM_PATH)
    const browser =
      executablePath === null
        ? null
        : new CaptureBrowser({ executablePath, policy, allowNoSandbox: config.CHROMIUM_ALLOW_NO_SANDBOX })
    const openPage: OpenPage = browser ? (url) => capturePage(browser, policy, url, { keptBytes }) : undefined
    const readPage = browser ? (url: string) => renderPage(browser, policy, url) : undefined
    const fetch = outsideTransactions(new GuardedFetch(policy), 'the web')
    const paces = new HostPaces()
    return {
      module: InfrastructureModule,
      providers: [
        {
          provide: ImageWorkers,
          useFactory: () =>
            outsideTransactions(
              new ImageWorkers({ workers: config.IMAGE_WORKERS, timeoutMs: config.IMAGE_TIMEOUT_MS }),
              'images',
            ),
        },
        { provide: GuardedFetch, useValue: fetch },
        { provide: HostPaces, useValue: paces },
        { provide: READ_PAGE, useValue: readPage ?? null },
        { provide: PictureFetch, useValue: new PictureFetch(fetch, paces) },
        { provide: Revalidation, useValue: new Revalidation(fetch, paces) },
        { provide: BROWSER, useValue: browser },
        { provide: OPEN_PAGE, useValue: openPage ?? null },
        {
          provide: OBJECTS,
          useFactory: async () => outsideTransactions(await openObjectStore(config), 'objects'),
        },
        {
          provide: EvidenceFiles,
          inject: [OBJECTS],
          useFactory: (objects: ObjectStore) => new EvidenceFiles(objects),
        },
        {
          provide: SIGNING,
          inject: [TimestampAuthority],
          useFactory: async (authority: TimestampAuthority): Promise<ReportSigning> => ({
            signer: await openSigner(signing(config)),
            authority,
          }),
        },
      ],
      exports: [
        ImageWorkers,
        PictureFetch,
        Revalidation,
        OPEN_PAGE,
        OBJECTS,
        EvidenceFiles,
        SIGNING,
        GuardedFetch,
        HostPaces,
        READ_PAGE,
      ],
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.workers.close(), this.browser?.close(), this.fetch.close()])
  }
}

const signing = (config: Config) => ({
  folder: config.SIGNING_DIR,
  pkcs12File: config.SIGNING_P12_FILE,
  passwordFile: config.SIGNING_P12_PASSWORD_FILE,
})
