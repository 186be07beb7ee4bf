import { Module, type DynamicModule } from '@nestjs/common'
import { ReceiveUpload } from '@originseal/uploads'
import { ImagesController } from './images.controller'
import { ListingImages } from './listing-images'
import { ListingsController } from './listings.controller'
import { ListingsQueries } from './listings.queries'
import { ListingsRepository } from './listings.repository'
import { PostCatalogueListing } from './post-catalogue-listing'
import { PostListing } from './post-listing'
import { RemoveListing } from './remove-listing'
import { SweepImages } from './sweep-images'
import { WithholdListing } from './withhold-listing'

@Module({})
export class ListingsModule {
  static forRoot(options: { storageFolder: string }): DynamicModule {
    return {
      module: ListingsModule,
      global: true,
      controllers: [ListingsController, ImagesController],
      providers: [
        { provide: ListingImages, useFactory: () => ListingImages.inFolder(options.storageFolder) },
        {
          provide: ReceiveUpload,
          inject: [ListingImages],
          useFactory: ({ store }: ListingImages) => new ReceiveUpload(store),
        },
        ListingsQueries,
        ListingsRepository,
        PostListing,
        PostCatalogueListing,
        RemoveListing,
        SweepImages,
        WithholdListing,
      ],
      exports: [
        ListingImages,
        ListingsQueries,
        RemoveListing,
        SweepImages,
        PostCatalogueListing,
        WithholdListing,
      ],
    }
  }
}
