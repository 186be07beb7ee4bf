import { Controller, Get, Headers, Param, Post, Req, Res } from '@nestjs/common'
import { Allow, Problem } from '@originseal/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagePage } from '../pages/message.page'
import { seeOther, sendPage, wantsJson } from '../pages/send-page'
import { pictureAddress, Site } from '../pages/site'
import { scriptShopPage } from '../shops/script-shop.page'
import { readAlterations } from './alteration-fields'
import { faultsOf, fieldsOf, listingForm, type FieldFaults } from './listing-form'
import { ListingImages } from './listing-images'
import { listingPage } from './listing.page'
import { ListingsQueries } from './listings.queries'
import { PostListing } from './post-listing'
import { receiveUpload, type Upload } from './receive-upload'
import { sellPage } from './sell.page'
import { PictureRefused } from './uploaded-picture'

const relatedShown = 4
@Controller()
export class ListingsController {
  constructor(
    private readonly postListing: PostListing,
    private readonly listings: ListingsQueries,
    private readonly images: ListingImages,
    private readonly site: Site,
  ) {}

  @Allow('anyone')
  @Get('sell')
  sell(@Res() reply: FastifyReply): void {
    sendPage(reply, 200, sellPage())
  }

  @Allow('anyone')
  @Get('listings/:id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const listing = await this.listings.find(id)
    if (!listing) throw new Problem('NOT_FOUND')
    if (listing === 'removed') return sendPage(reply, 410, messagePage(gone))
    if (listing.shop.renderedByScript) {
      const view = { path: `/listings/${id}`, source: `/api/listings/${id}` }
      return sendPage(reply, 200, scriptShopPage(listing.shop, view, this.site))
    }
    sendPage(reply, 200, listingPage(listing, await this.listings.related(listing, relatedShown), this.site))
  }

  @Allow('anyone')
  @Post('listings')
  async post(
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await receiveUpload(request, this.images.store)
    try {
      await this.accept(upload, key, request, reply)
    } finally {
      await upload.image?.discard()
    }
  }

  private async accept(
    upload: Upload,
    key: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const form = listingForm.safeParse(upload.fields)
    const altered = readAlterations(upload.fields)
    const imageFault = upload.imageTooLarge ? tooLarge : upload.image ? undefined : '請選擇圖片'
    if (!form.success || !altered.success || imageFault !== undefined || !upload.image) {
      return this.refuse(request, reply, upload, {
        ...(form.error && faultsOf(form.error)),
        ...(imageFault && { image: imageFault }),
        ...(altered.error && faultsOf(altered.error)),
      })
    }
    try {
      const { id, imageKey } = await this.postListing.execute(form.data, upload.image, altered.data, key)
      if (!wantsJson(request)) return seeOther(reply, `/listings/${id}`)
      const url = this.site.address(`/listings/${id}`)
      const imageUrl = this.site.address(pictureAddress(imageKey))
      void reply.status(201).header('location', url).send({ id, url, imageUrl })
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      this.refuse(request, reply, upload, { image: error.message })
    }
  }

  private refuse(request: FastifyRequest, reply: FastifyReply, upload: Upload, faults: FieldFaults): void {
    if (upload.imageTooLarge) void reply.header('connection', 'close') // the rest of the body was not read
    if (wantsJson(request)) {
      throw new Problem(upload.imageTooLarge ? 'BODY_TOO_LARGE' : 'REQUEST_INVALID', {
        fields: fieldsOf(faults),
      })
    }
    sendPage(reply, upload.imageTooLarge ? 413 : 400, sellPage(upload.fields, faults))
  }
}

const tooLarge = '圖片超過 10 MB，請縮小後再上傳'
const gone = { title: '這件商品已經下架', text: '商品已由店家或市集移除，不會再回來。', mark: '410' }
