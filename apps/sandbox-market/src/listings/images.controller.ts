import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common'
import { Allow, Problem } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { knows } from '../pages/answer-unchanged'
import { ListingImages, pictureKey } from './listing-images'
import { ListingsQueries } from './listings.queries'
@Controller('images')
export class ImagesController {
  constructor(
    private readonly images: ListingImages,
    private readonly listings: ListingsQueries,
  ) {}

  @Allow('anyone')
  @Get(':key')
  async send(
    @Param('key') key: string,
    @Query('w') width: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const state = pictureKey.test(key) ? await this.listings.pictureIs(key) : 'unknown'
    if (state === 'removed') return void reply.status(410).header('cache-control', 'no-store').send()
    const image = state === 'shown' ? await this.images.open(key, asWidth(width)) : undefined
    if (!image) throw new Problem('NOT_FOUND')
    const etag = `"${image.sha256.slice(0, 32)}"`
    // Kept for minutes only: a picture that was taken down should leave people's caches too.
    void reply.header('etag', etag).header('cache-control', 'public, max-age=300')
    if (knows(known, etag)) {
      image.stream.destroy()
      return void reply.status(304).send()
    }
    void reply
      .header('content-type', image.contentType)
      .header('content-length', image.size)
      .send(image.stream)
  }
}

function asWidth(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Problem('REQUEST_INVALID')
  return Number(text)
}
