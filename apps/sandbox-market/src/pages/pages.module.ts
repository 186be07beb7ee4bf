import { Global, Module, type DynamicModule } from '@nestjs/common'
import { assetsController } from '@originseal/pages'
import { assets } from './asset-files'
import { Site } from './site'

/** What all pages share: the site's address, and the files beside the pages. */
@Global()
@Module({})
export class PagesModule {
  static forRoot(options: { publicUrl: string; mailbox?: string | undefined }): DynamicModule {
    return {
      module: PagesModule,
      controllers: [assetsController(assets)],
      providers: [{ provide: Site, useValue: new Site(options.publicUrl, options.mailbox) }],
      exports: [Site],
    }
  }
}
