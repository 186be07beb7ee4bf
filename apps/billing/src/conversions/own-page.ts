import { Problem } from '@originseal/http'
import type { FastifyRequest } from 'fastify'
import { ownPage } from './event.rules'
import type { Browser } from './visitors'

/** Where events come from: our own pages, which say so, and nothing that says nothing. */
export class OwnPage {
  constructor(private readonly publicUrl: string) {}

  /** @returns the page, without what is nobody's business. @throws Problem ORIGIN_NOT_ALLOWED, REQUEST_INVALID */
  read(http: FastifyRequest, sourceUrl: string): string {
    const { origin, 'sec-fetch-site': site } = http.headers
    const isOurs = site === undefined ? origin === new URL(this.publicUrl).origin : site === 'same-origin'
    if (!isOurs) throw new Problem('ORIGIN_NOT_ALLOWED')
    const page = ownPage(sourceUrl, this.publicUrl) ?? ownPage(sourceUrl, origin ?? this.publicUrl)
    if (page === undefined) throw new Problem('REQUEST_INVALID', { event_source_url: 'no page of ours' })
    return page
  }
}

export const browserOf = ({ ip, headers }: FastifyRequest): Browser => ({
  ip,
  userAgent: headers['user-agent'] ?? '',
  cookies: headers.cookie,
})
