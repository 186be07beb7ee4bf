import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { ProblemFilter, toProblem } from '@originseal/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagePage } from './message.page'
import { sendPage, wantsJson } from '@originseal/pages'

const words: Record<number, readonly [title: string, text: string]> = {
  400: ['這個要求有誤', '送出的內容不完整或格式不對，請回上一頁檢查後再試一次。'],
  403: ['這裡不對外開放', '這個頁面只給市集的管理員使用。'],
  404: ['找不到這個頁面', '網址可能打錯了，或這個頁面已經搬走。'],
  413: ['檔案太大了', '圖片請不要超過 10 MB。'],
  429: ['請稍候', '您的網路位址在短時間內送出太多要求，請稍等幾秒再試。'],
}
const unforeseen = ['市集出了點狀況', '我們已經記下這個錯誤，請稍後再試一次。'] as const

/** Visitors get a page, programs the problem document of the platform. */
@Catch()
export class ErrorPagesFilter implements ExceptionFilter {
  private readonly log = new Logger('http')
  private readonly problems = new ProblemFilter()

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (reply.sent || reply.raw.headersSent || !wantsPage(request)) return this.problems.catch(error, host)
    const { status } = toProblem(error)
    if (status >= 500) this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
    if (status === 429 || status === 503) void reply.header('retry-after', '2')
    const [title, text] = words[status] ?? unforeseen
    sendPage(reply, status, messagePage({ title, text, mark: String(status) }))
  }
}

const forPrograms = /^\/(?:api|health|images|assets)\//

function wantsPage(request: FastifyRequest): boolean {
  return !wantsJson(request) && !forPrograms.test(request.url)
}
