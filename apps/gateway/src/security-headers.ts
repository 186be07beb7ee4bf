import { consentOf, isMeasuredPage } from '@originseal/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sourcesOf } from './measuring-sources'

export type AnswerHeaders = Readonly<Record<string, string>>

/**
 * Scripts and styles come from our own files only, nothing frames us, and forms go nowhere else. Social sign-in
 * leaves by a navigation that answers 302, which `form-action` does not concern.
 */
const contentPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' blob: data:",
  // A film that was picked is asked for its length before it is sent.
  "media-src 'self' blob:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
]

const always: AnswerHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

const yearSeconds = 31_536_000

/**
 * On every answer, ours and the services'. A browser believes `Strict-Transport-Security` over https only (RFC 6797
 * §8.1); at a public address of http it would be a promise that nobody keeps, so it is not given there. It speaks for
 * our own name, not for names below it, which need not be ours.
 * @param publicUrl where browsers find us
 */
export function securityHeaders(publicUrl: string): AnswerHeaders {
  const isEncrypted = new URL(publicUrl).protocol === 'https:'
  return {
    'content-security-policy': policyOf(isEncrypted),
    ...always,
    ...(isEncrypted && { 'strict-transport-security': `max-age=${yearSeconds}` }),
  }
}

/** Sources that a document may have beside our own, by the rule that they widen. */
export type Sources = Readonly<Record<string, readonly string[]>>

function policyOf(isEncrypted: boolean, more: readonly Sources[] = []): string {
  const rules = contentPolicy.map((rule) => {
    const [name = ''] = rule.split(' ', 1)
    return [rule, ...more.flatMap((sources) => sources[name] ?? [])].join(' ')
  })
  return [...rules, ...(isEncrypted ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/**
 * On one document alone; a page that is led on to within the browser keeps the policy it came with.
 * @returns nothing where no rule is widened
 */
export function documentPolicy(publicUrl: string, more: readonly Sources[]): AnswerHeaders {
  if (!more.some((sources) => Object.values(sources).some(({ length }) => length > 0))) return {}
  return { 'content-security-policy': policyOf(new URL(publicUrl).protocol === 'https:', more) }
}

/** Pages that somebody reaches with a token in the address. */
const tokenPages = new Set([
  '/auth/oauth-success',
  '/auth/callback',
  '/reset-password',
  '/confirm-email',
  '/order-link',
])
/** Pages whose path itself bears the token. */
const respondentPage = /^(?:\/api)?\/(?:d|%64)\//iu
/** Names under which an address bears credentials: our own tokens, and a provider's code with its state. */
const secretNames = ['token', 'code', 'state']

/** For an address that bears a secret: it is in no `Referer`, not even to ourselves, in no cache and in no index. Else nothing. */
export function discretion(url: string): AnswerHeaders {
  const [path, query = ''] = url.split(/\?(.*)/su, 2) as [string, string?]
  const names = new URLSearchParams(query)
  if (!tokenPages.has(path) && !respondentPage.test(path) && !secretNames.some((name) => names.has(name)))
    return {}
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
}

/** The documents in which somebody confirms an order: their form goes to the payment provider's page. */
const checkoutPages = /^\/(?:addon-)?payment\/?$/u

export function checkoutSources(url: string, paymentProviderUrl: string | undefined): Sources {
  if (paymentProviderUrl === undefined || !checkoutPages.test(pathOf(url))) return {}
  return { 'form-action': [new URL(paymentProviderUrl).origin] }
}

/** Where scripts of strangers are set up and the visitor agreed to them: on pages that are only read. */
export const measuredSources = (url: string, cookies: string | undefined, edge: Edge): Sources =>
  isMeasuredPage(pathOf(url)) ? sourcesOf(consentOf(cookies), edge) : {}

export interface Edge {
  readonly PUBLIC_URL: string
  readonly PAYMENT_PROVIDER_URL?: string | undefined
  readonly META_PIXEL_ID?: string | undefined
  readonly GA4_MEASUREMENT_ID?: string | undefined
}

const pathOf = (url: string): string => url.split(/[?#]/u, 1)[0] as string

/** onSend hook: what single addresses have beside {@link securityHeaders}. */
export const documentHeaders =
  (edge: Edge) =>
  async ({ url, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const policy = documentPolicy(edge.PUBLIC_URL, [
      { 'script-src': reply.inlineScripts ?? [] },
      checkoutSources(url, edge.PAYMENT_PROVIDER_URL),
      measuredSources(url, headers.cookie, edge),
    ])
    void reply.headers({ ...discretion(url), ...policy })
  }

/**
 * onRequest hook. A browser that asks whether its copy is still good keeps the policy of the copy with it: headers whose
 * names begin with `content-` are not taken from a 304. Where the policy follows a cookie, documents come whole.
 */
export const wholeIfMeasured =
  ({ META_PIXEL_ID, GA4_MEASUREMENT_ID }: Edge) =>
  async ({ url, headers }: FastifyRequest): Promise<void> => {
    if ((META_PIXEL_ID ?? GA4_MEASUREMENT_ID) === undefined || !isMeasuredPage(pathOf(url))) return
    delete headers['if-none-match']
    delete headers['if-modified-since']
  }
