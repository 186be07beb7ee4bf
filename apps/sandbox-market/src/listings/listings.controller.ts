import { Controller, Get, Headers, Param, Post, Req, Res } from '@nestjs/common'
import type { ErrorCode } from '@originseal/contracts'
import { Allow, Problem } from '@originseal/http'
import type { StagedFile } from '@originseal/storage'
import { ReceiveUpload, UploadRefused } from '@originseal/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagePage } from '../pages/message.page'
import { seeOther, sendPage, wantsJson } from '@originseal/pages'
import { pictureAddress, Site } from '../pages/site'
import { scriptShopPage } from '../shops/script-shop.page'
import { readAlterations } from './alteration-fields'
import { faultsOf, fieldsOf, listingForm, type FieldFaults } from './listing-form'
import { listingPage } from './listing.page'
import { ListingsQueries } from './listings.queries'
import { PostListing } from './post-listing'
import { uploadFaults, uploadForm } from './upload-form'
import { sellPage } from './sell.page'
import { PictureRefused } from './uploaded-picture'

const relatedShown = 4
@Controller()
export class ListingsController {
  constructor(
    private readonly postListing: PostListing,
    private readonly listings: ListingsQueries,
    private readonly receiveUpload: ReceiveUpload,
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
    if (typeof listing === 'string')
      return sendPage(reply, unseen[listing].status, messagePage(unseen[listing]))
    if (listing.shop.isBehindCloudflare) void reply.header('server', 'cloudflare')
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
    try {
      await this.receiveUpload.execute(request, uploadForm, ({ fields, file }) =>
        this.accept(fields, file?.staged, key, request, reply),
      )
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error
      const fault = uploadFaults[error.code]
      if (fault === undefined) throw error
      this.refuse(request, reply, error.texts, { image: fault }, error.code)
    }
  }

  private async accept(
    fields: Texts,
    image: StagedFile | undefined,
    key: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const form = listingForm.safeParse(fields)
    const altered = readAlterations(fields)
    if (!form.success || !altered.success || !image) {
      return this.refuse(request, reply, fields, {
        ...(form.error && faultsOf(form.error)),
        ...(!image && { image: '請選擇圖片' }),
        ...(altered.error && faultsOf(altered.error)),
      })
    }
    try {
      const { id, imageKey } = await this.postListing.execute(form.data, image, altered.data, key)
      if (!wantsJson(request)) return seeOther(reply, `/listings/${id}`)
      const url = this.site.address(`/listings/${id}`)
      const imageUrl = this.site.address(pictureAddress(imageKey))
      void reply.status(201).header('location', url).send({ id, url, imageUrl })
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      this.refuse(request, reply, fields, { image: error.message })
    }
  }

  private refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Texts,
    faults: FieldFaults,
    code: ErrorCode = 'REQUEST_INVALID',
  ): void {
    const problem = new Problem(code, { fields: fieldsOf(faults) })
    if (wantsJson(request)) throw problem
    sendPage(reply, problem.status, sellPage(fields, faults))
  }
}

type Texts = Readonly<Record<string, string>>

/** A shop that answers 200 for what is not there, and one that asks visitors who they are. */
const unseen = {
  removed: {
    status: 410,
    title: '這件商品已經下架',
    text: '商品已由店家或市集移除，不會再回來。',
    mark: '410',
  },
  'not-found': {
    status: 200,
    title: '找不到這個頁面',
    text: '您要找的商品不存在，可能已經下架或網址有誤。',
    mark: '404',
  },
  wall: {
    status: 403,
    title: '請稍候',
    text: '系統偵測到流量異常，請確認您不是機器人後再繼續。',
    mark: '403',
  },
} as const
