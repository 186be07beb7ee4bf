import { Injectable } from '@nestjs/common'
import { recordStored, type Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import type { StagedFile } from '@originseal/storage'
import sharp from 'sharp'
import { alter, type Alterations } from '../pictures/alter'
import type { ListingForm } from './listing-form'
import { ListingImages, newPictureKey } from './listing-images'
import { ListingsRepository, type NewListing } from './listings.repository'
import { readPicture } from './uploaded-picture'

export interface PostedListing {
  readonly id: string
  readonly imageKey: string
}

/** Puts a listing on sale with an altered copy of the picture that was sent. */
@Injectable()
export class PostListing {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly listings: ListingsRepository,
    private readonly images: ListingImages,
  ) {}

  /** @throws PictureRefused */
  async execute(
    form: ListingForm,
    image: StagedFile,
    alterations: Alterations,
    key: string | undefined,
  ): Promise<PostedListing> {
    const request = {
      key,
      scope: 'POST /listings',
      request: { ...form, alterations, image: image.sha256 },
    }
    return this.idempotency.inTurn(request, async () => {
      const jpeg = await alter(await readPicture(image.path), alterations)
      const { width, height } = await sharp(jpeg).metadata()
      const imageKey = newPictureKey()
      await this.images.put(imageKey, jpeg)
      const listing = { imageKey, imageWidth: width, imageHeight: height }
      return recordStored(() => this.idempotency.once(request, (tx) => this.insert(tx, form, listing)), {
        isOurs: (posted) => posted.imageKey === imageKey,
        discard: () => this.images.remove(imageKey),
      })
    })
  }

  private async insert(
    tx: Tx,
    form: ListingForm,
    picture: Pick<NewListing, 'imageKey' | 'imageWidth' | 'imageHeight'>,
  ): Promise<PostedListing> {
    const id = await this.listings.insert(tx, {
      shopSlug: form.shop,
      title: form.title,
      description: form.description,
      keywords: '',
      price: form.price,
      ...picture,
      postedAt: new Date(),
      catalogueKey: null,
    })
    if (id === undefined) throw new Error(`the picture's key ${picture.imageKey} is taken`)
    return { id, imageKey: picture.imageKey }
  }
}
