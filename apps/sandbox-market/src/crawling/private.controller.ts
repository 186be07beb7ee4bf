import { Controller, Get, Res } from '@nestjs/common'
import { Allow } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { messagePage } from '../pages/message.page'
import { sendPage } from '@originseal/pages'

/** Pages that robots.txt asks crawlers to leave alone. Each visit is logged; a crawler that comes here is rude. */
@Controller()
export class PrivateController {
  @Allow('anyone')
  @Get(['private', 'private/*'])
  stockRoom(@Res() reply: FastifyReply): void {
    sendPage(
      reply,
      200,
      messagePage({ title: '店員倉庫', text: 'robots.txt 請搜尋引擎不要進來的地方，這裡沒有商品。' }),
    )
  }

  @Allow('anyone')
  @Get('cart')
  cart(@Res() reply: FastifyReply): void {
    sendPage(reply, 200, messagePage({ title: '購物車是空的', text: '沙盒市集沒有真實的交易，逛逛就好。' }))
  }
}
