import { Injectable } from '@nestjs/common'
import { Idempotency } from '@originseal/http'
import type { StagedFile } from '@originseal/storage'
import sharp from 'sharp'
import { alter, type Alterations } from '../pictures/alter'
import type { ListingForm } from './listing-form'
import { ListingImages, newPictureKey } from './listing-images'
import { ListingsRepository } from './listings.repository'
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
    const earlier = await this.idempotency.replay<PostedListing>(request)
    if (earlier) return earlier
    const jpeg = await alter(await readPicture(image.path), alterations)
    const { width, height } = await sharp(jpeg).metadata()
    const imageKey = newPictureKey()
    await this.images.put(imageKey, jpeg)
    const posted = await this.idempotency
      .once(request, async (tx): Promise<PostedListing> => {
        const id = await this.listings.insert(tx, {
          shopSlug: form.shop,
          title: form.title,
          description: form.description,
          keywords: '',
          price: form.price,
          imageKey,
          imageWidth: width,
          imageHeight: height,
          postedAt: new Date(),
          catalogueKey: null,
        })
        if (id === undefined) throw new Error(`the picture's key ${imageKey} is taken`)
        return { id, imageKey }
      })
      .catch(async (error: unknown) => {
        await this.images.remove(imageKey)
        throw error
      })
    if (posted.imageKey !== imageKey) await this.images.remove(imageKey) // a parallel request was first
    return posted
  }
}
