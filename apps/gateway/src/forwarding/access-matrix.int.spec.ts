import { startGateway, type RunningGateway } from '../gateway.harness'
import { addressesOf } from '@originseal/contracts'
import { publicEndpoints } from '@originseal/contracts/endpoints'

/**
 * W2 at the edge: every route, and who gets through it. This is written by hand and from the specification, not from
 * the route table, so that a slip there shows here. Owner and stranger are the services' to tell apart: to the edge
 * both are members. The whole matrix, against the whole system, is `e2e/access-matrix.e2e.ts`.
 */
const identities = [
  'anonymous',
  'trial',
  'member',
  'basic',
  'pro',
  'elite',
  'admin',
  'expired',
  'revoked',
] as const
type Identity = (typeof identities)[number]
type Answer = 'passes' | 'NOT_SIGNED_IN' | 'TOKEN_INVALID' | 'NOT_ALLOWED'
type Row = Readonly<Record<Identity, Answer>>

const everybody = Object.fromEntries(identities.map((who) => [who, 'passes'])) as Row
const signedIn: Row = {
  ...everybody,
  anonymous: 'NOT_SIGNED_IN',
  expired: 'TOKEN_INVALID',
  revoked: 'TOKEN_INVALID',
}
const administrators: Row = {
  ...signedIn,
  trial: 'NOT_ALLOWED',
  member: 'NOT_ALLOWED',
  basic: 'NOT_ALLOWED',
  pro: 'NOT_ALLOWED',
  elite: 'NOT_ALLOWED',
}

const members: Row = { ...signedIn, trial: 'NOT_ALLOWED' }

const matrix: Readonly<Record<string, Row>> = {
  'POST /auth/register': everybody,
  'POST /auth/login': everybody,
  'POST /api/auth/exchange': everybody,
  'POST /api/auth/password-reset-requests': everybody,
  'POST /api/auth/password-resets': everybody,
  'GET /api/auth/providers': everybody,
  'GET /api/operator': everybody,
  'POST /api/contact-messages': everybody,
  'GET /api/admin/audit': administrators,
  'POST /api/admin/audit/exports': administrators,
  'GET /api/admin/audit/days': administrators,
  'GET /api/admin/audit/days/:date/file': administrators,
  'GET /api/admin/audit/days/:date/check': administrators,
  'GET /api/admin/provider-keys': administrators,
  'POST /api/admin/provider-keys/:name/versions': administrators,
  'POST /api/admin/provider-keys/:name/withdrawals': administrators,
  'POST /api/admin/provider-keys/:name/tests': administrators,
  'GET /api/admin/contact-messages': administrators,
  'POST /api/admin/contact-messages/:id/handling': administrators,
  'GET /api/auth/google': everybody,
  'GET /api/auth/google/callback': everybody,
  'GET /api/auth/facebook': everybody,
  'GET /api/auth/facebook/callback': everybody,
  'POST /api/auth/refresh': everybody,
  'POST /api/auth/logout': everybody,
  'POST /api/auth/logout-everywhere': signedIn,
  'GET /api/auth/verify': signedIn,
  'GET /api/admin/verify': administrators,
  'GET /api/account': signedIn,
  'PATCH /api/account': signedIn,
  'POST /api/account/password': signedIn,
  'POST /api/account/step-ups': signedIn,
  'POST /api/account/step-up-codes': signedIn,
  'GET /api/account/second-factors': signedIn,
  'POST /api/account/authenticators': signedIn,
  'POST /api/account/authenticator-confirmations': signedIn,
  'POST /api/account/authenticator-removals': signedIn,
  'POST /api/account/recovery-codes': signedIn,
  'POST /api/auth/second-factors': everybody,
  'POST /api/auth/passkey-challenges': everybody,
  'POST /api/account/passkey-registrations': signedIn,
  'POST /api/account/passkeys': signedIn,
  'POST /api/account/passkeys/:id/removals': signedIn,
  'POST /api/account/passkey-challenges': signedIn,
  'POST /api/account/email-changes': signedIn,
  'POST /api/account/email-confirmation-requests': signedIn,
  'POST /api/account/email-confirmations': everybody,
  'POST /api/account/deletion': signedIn,
  'DELETE /api/account/deletion': signedIn,
  'POST /api/account/trial-works': signedIn,
  'GET /api/notifications': members,
  'GET /api/notifications/unread-count': members,
  'PATCH /api/notifications/:id': members,
  'POST /api/notifications/read-all': members,
  'GET /api/account/notification-preferences': members,
  'PATCH /api/account/notification-preferences': members,
  'POST /api/order-links': everybody,
  'GET /api/unsubscribe': everybody,
  'POST /api/unsubscribe': everybody,
  'GET /api/admin/figures/identity': administrators,
  'GET /api/admin/jobs/identity': administrators,
  'POST /api/admin/jobs/identity/retries': administrators,
  'POST /api/admin/jobs/identity/discards': administrators,
  'GET /api/admin/figures/admin': administrators,
  'GET /api/admin/jobs/admin': administrators,
  'POST /api/admin/jobs/admin/retries': administrators,
  'POST /api/admin/jobs/admin/discards': administrators,
  'GET /api/admin/figures/billing': administrators,
  'GET /api/admin/jobs/billing': administrators,
  'POST /api/admin/jobs/billing/retries': administrators,
  'POST /api/admin/jobs/billing/discards': administrators,
  'GET /api/admin/figures/enforcement': administrators,
  'GET /api/admin/jobs/enforcement': administrators,
  'POST /api/admin/jobs/enforcement/retries': administrators,
  'POST /api/admin/jobs/enforcement/discards': administrators,
  'GET /api/admin/figures/trademark': administrators,
  'GET /api/admin/jobs/trademark': administrators,
  'POST /api/admin/jobs/trademark/retries': administrators,
  'POST /api/admin/jobs/trademark/discards': administrators,
  'GET /api/admin/figures/protection': administrators,
  'GET /api/admin/jobs/protection': administrators,
  'POST /api/admin/jobs/protection/retries': administrators,
  'POST /api/admin/jobs/protection/discards': administrators,
  'GET /api/admin/figures/scan-orchestrator': administrators,
  'GET /api/admin/jobs/scan-orchestrator': administrators,
  'POST /api/admin/jobs/scan-orchestrator/retries': administrators,
  'POST /api/admin/jobs/scan-orchestrator/discards': administrators,
  'GET /api/admin/users': administrators,
  'POST /api/admin/users/exports': administrators,
  'GET /api/admin/cases': administrators,
  'POST /api/admin/cases/exports': administrators,
  'GET /api/admin/parked-events': administrators,
  'GET /api/admin/services': administrators,
  'GET /api/admin/scan-sources': administrators,
  'POST /api/admin/scan-sources/:name/switches': administrators,
  'POST /api/admin/parked-events/:service/redrives': administrators,
  'GET /api/admin/users/:id': administrators,
  'POST /api/admin/users/:id/notes': administrators,
  'POST /api/admin/users/:id/session-ends': administrators,
  'POST /api/admin/users/:id/disable': administrators,
  'POST /api/admin/users/:id/enable': administrators,
  'POST /api/admin/users/:id/second-factor-removals': administrators,
  'POST /api/admin/users/:id/appointments': administrators,
  'POST /api/admin/users/:id/dismissals': administrators,
  'GET /api/admin/proposals': administrators,
  'POST /api/admin/proposals': administrators,
  'POST /api/admin/proposals/:id/approvals': administrators,
  'POST /api/admin/proposals/:id/refusals': administrators,
  'POST /api/admin/proposals/:id/uses': administrators,
  'POST /protect/trial': everybody,
  'GET /protect/trial/upload-limits': everybody,
  'GET /protect/trial/files/:id': signedIn,
  'GET /protect/trial/certificates/:id': signedIn,
  'POST /api/certificate-archives': signedIn,
  'GET /protect/trial/files/:id/rendition': signedIn,
  'GET /api/works': signedIn,
  'GET /api/verify/:id': everybody,
  'GET /api/signing-certificates': everybody,
  'GET /api/public-pictures/:token': everybody,
  'GET /api/catalogue': everybody,
  'POST /api/cases': members,
  'POST /api/case-previews': members,
  'GET /api/cases': members,
  'GET /api/case-summary': members,
  'GET /api/cases/:id': members,
  'POST /api/cases/:id/withdrawal': members,
  'POST /api/cases/:id/end': members,
  'POST /api/cases/:id/sightings': members,
  'GET /api/cases/:id/anchor': members,
  'GET /api/cases/:id/observations': members,
  'POST /api/cases/:id/publication': members,
  'POST /api/cases/:id/retry': members,
  'GET /api/claimant': members,
  'POST /api/claimant': members,
  'GET /api/cases/:id/notice': members,
  'POST /api/cases/:id/notice': members,
  'POST /api/cases/:id/signature': members,
  'POST /api/cases/:id/input': members,
  'POST /api/cases/:id/filing': members,
  'POST /api/cases/:id/answers': members,
  'POST /api/cases/:id/court-steps': members,
  'GET /api/cases/:id/correspondence': members,
  'GET /api/cases/:id/packet': members,
  'GET /api/cases/:id/file': members,
  'GET /api/cases/:id/notices/:noticeId': members,
  'POST /api/cases/:id/retractions/:noticeId': members,
  'GET /api/cases/:id/retractions/:noticeId/packet': members,
  'GET /api/negotiations': members,
  'GET /api/cases/:id/negotiation': members,
  'POST /api/cases/:id/negotiation': members,
  'GET /api/cases/:id/negotiation/evidence-notice': members,
  'GET /api/cases/:id/negotiation/settlement': members,
  'GET /api/cases/:id/negotiation/licence': members,
  'GET /api/cases/:id/negotiation/files/:sequence': members,
  'POST /api/cases/:id/negotiation/links': members,
  'POST /api/cases/:id/negotiation/acts': members,
  'GET /d': everybody,
  'POST /d': everybody,
  'GET /d/:token': everybody,
  'POST /d/:token': everybody,
  'POST /d/:token/files': everybody,
  'GET /d/:token/stop': everybody,
  'POST /d/:token/stop': everybody,
  'GET /d/:token/files/:sequence': everybody,
  'GET /d/:token/settlement': everybody,
  'GET /d/:token/licence': everybody,
  'GET /d/:token/work': everybody,
  'GET /d/:token/copy/:shown': everybody,
  'GET /respondent-page.css': everybody,
  'GET /api/findings': members,
  'GET /api/finding-decisions': members,
  'GET /api/admin/cases/:id': administrators,
  'GET /api/admin/cases/:id/notices/:noticeId': administrators,
  'GET /api/admin/claimants': administrators,
  'POST /api/admin/claimants/:id/decisions': administrators,
  'GET /api/admin/users/:id/negotiations': administrators,
  'POST /api/admin/cases/:id/negotiation/looks': administrators,
  'POST /api/admin/cases/:id/negotiation/freezes': administrators,
  'POST /api/admin/cases/:id/negotiation/unfreezes': administrators,
  'GET /api/admin/claim-reports': administrators,
  'POST /api/admin/claim-reports/:id/decisions': administrators,
  'GET /api/admin/channels': administrators,
  'POST /api/admin/channels/:id/versions': administrators,
  'POST /api/admin/channels/:id/checks': administrators,
  'POST /api/admin/channels/:id/restorations': administrators,
  'GET /api/admin/mails': administrators,
  'POST /api/admin/mails/:id/assignments': administrators,
  'POST /api/admin/mails/:id/discards': administrators,
  'POST /api/finding-decisions': members,
  'POST /api/finding-decisions/withdrawal': members,
  'GET /api/quick-cases': members,
  'POST /api/quick-cases': members,
  'POST /api/quick-cases/:id/comparison': members,
  'DELETE /api/quick-cases/:id': members,
  'GET /api/trademark/register': everybody,
  'GET /api/trademark/search': everybody,
  'POST /api/trademark/picture-search': everybody,
  'GET /api/trademark/pictures/:sha256': everybody,
  'POST /api/trademark/analysis': members,
  'POST /api/trademark/smart-classify': everybody,
  'POST /api/trademark-report': members,
  'GET /api/trademark-report': members,
  'GET /api/trademark-report/:id/file': members,
  'POST /api/trademark/watch': members,
  'GET /api/trademark/watch': members,
  'DELETE /api/trademark/watch/:id': members,
  'GET /api/promotions/today': everybody,
  'GET /api/public/metrics': everybody,
  'GET /api/public/victories': everybody,
  'GET /api/public/time-ledger': everybody,
  'GET /api/public/time-ledger/rows': everybody,
  'GET /api/tracking/settings': everybody,
  'POST /api/meta/capi/events': everybody,
  'DELETE /api/meta/capi/events': everybody,
  'POST /api/meta/capi/debug-events': everybody,
  'POST /api/meta-capi': everybody,
  'GET /api/payment-methods': everybody,
  'POST /api/orders': signedIn,
  'POST /api/orders/quotes': signedIn,
  'GET /api/orders/:id/refund-quote': signedIn,
  'POST /api/orders/:id/refunds': signedIn,
  'GET /api/orders': signedIn,
  'GET /api/orders/:id': signedIn,
  'POST /api/orders/:id/attempts': signedIn,
  'POST /api/orders/:id/cancel': signedIn,
  'POST /api/payments/ecpay/notice': everybody,
  'POST /api/payments/ecpay/number': everybody,
  'POST /api/payments/ecpay/period': everybody,
  'POST /api/payments/ecpay/result': everybody,
  'GET /api/admin/catalogue/versions': administrators,
  'POST /api/admin/catalogue/versions': administrators,
  'POST /api/admin/catalogue/versions/:version/withdrawals': administrators,
  'GET /api/admin/catalogue/holder-counts': administrators,
  'GET /api/admin/catalogue/holders': administrators,
  'POST /api/admin/users/:id/works/looks': administrators,
  'POST /api/admin/users/:id/scans/looks': administrators,
  'POST /api/admin/scans/:id/looks': administrators,
  'GET /api/admin/scans': administrators,
  'GET /api/admin/users/:id/plan': administrators,
  'POST /api/admin/users/:id/unit-gifts': administrators,
  'POST /api/admin/users/:id/unit-revocations': administrators,
  'GET /api/admin/payments': administrators,
  'POST /api/admin/payments/exports': administrators,
  'POST /api/admin/payments/:id/refunds': administrators,
  'GET /api/admin/refunds': administrators,
  'POST /api/admin/refunds/:id/decisions': administrators,
  'POST /api/admin/refunds/:id/transfers': administrators,
  'POST /api/admin/refunds/:id/retries': administrators,
  'GET /api/admin/payment-differences': administrators,
  'POST /api/admin/payment-differences/:id/settlements': administrators,
  'GET /api/admin/unit-differences': administrators,
  'GET /api/admin/payments/:id': administrators,
  'POST /api/admin/payments/:id/inquiries': administrators,
  'GET /api/admin/payments/:id/answers': administrators,
  'POST /api/admin/payments/:id/review-decisions': administrators,
  'POST /api/admin/payments/:id/transfers': administrators,
  'GET /api/units': members,
  'GET /api/units/lines': members,
  'GET /api/subscription': members,
  'POST /api/subscription/cancel': members,
  'POST /api/subscription/retries': members,
  'POST /protect/trial/files/:id/scan': signedIn,
  'GET /protect/trial/scans/:id': signedIn,
  'POST /protect/trial/scans/:id/cancel': signedIn,
  'GET /api/scans': signedIn,
  'POST /api/scans/:id/progress-tokens': signedIn,
  // The progress token in the address is all that counts, and only the service can read it.
  'GET /api/scans/:id/stream': everybody,
  'POST /api/listing-scans': members,
  'GET /api/listing-scans': members,
  'GET /api/listing-scans/:id': members,
  'GET /api/scans/:id/report': signedIn,
  'GET /api/scans/:id/findings/:findingId/candidate': signedIn,
  'GET /api/scans/:id/findings/:findingId/overlay': signedIn,
  'POST /api/videos': members,
  'GET /api/videos': members,
  'GET /api/videos/:id': members,
  'DELETE /api/videos/:id': members,
  'GET /api/videos/:id/stills/:frame': members,
  'GET /api/videos/:id/matches/:matchId/picture': members,
}

const statusOf = { passes: 200, NOT_SIGNED_IN: 401, TOKEN_INVALID: 401, NOT_ALLOWED: 403 } as const
const ended = crypto.randomUUID()
const one = crypto.randomUUID()

let gateway: RunningGateway
let headersOf: Record<Identity, Record<string, string>>
beforeAll(async () => {
  gateway = await startGateway()
  const bearers = identities.map(async (who) => [who, await bearerOf(who)] as const)
  headersOf = Object.fromEntries(await Promise.all(bearers)) as typeof headersOf
  gateway.identity.endSession(ended)
  await untilRefused()
})
afterAll(() => gateway.stop())

/** Services hear of a session's end within 5 s. */
async function untilRefused(): Promise<void> {
  const latest = Date.now() + 5_000
  for (;;) {
    const { status } = await gateway.get('/api/account', { headers: headersOf.revoked })
    if (status === 401 || Date.now() > latest) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function bearerOf(who: Identity): Promise<Record<string, string>> {
  if (who === 'anonymous') return {}
  if (who === 'expired') return gateway.bearer('member', { sid: crypto.randomUUID(), expires: '-1s' })
  if (who === 'revoked') return gateway.bearer('member', { sid: ended })
  return gateway.bearer(who, who === 'trial' ? {} : { sid: crypto.randomUUID() })
}

describe('W2: the access matrix', () => {
  it('has a row for each route, and for nothing else', () => {
    const served = publicEndpoints.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(matrix).toSorted()).toEqual(served.toSorted())
  })

  const cells = publicEndpoints.flatMap((route) =>
    identities.map((who) => ({ route, who, answer: matrix[`${route.method} ${route.path}`]?.[who] })),
  )

  it.each(cells)('$route.method $route.path to $who: $answer', async ({ route, who, answer }) => {
    const { method, path, service } = route
    const before = gateway.services[service].asked.length
    const address = path.replaceAll(/:\w+/gu, one)
    const response = await gateway.get(address, { method, headers: headersOf[who] })
    const { name, code } = (await response.json()) as { name?: string; code?: string }
    expect([response.status, name ?? code]).toEqual([
      statusOf[answer as Answer],
      answer === 'passes' ? service : answer,
    ])
    expect(gateway.services[service].asked.length - before).toBe(answer === 'passes' ? 1 : 0)
  })

  it.each(
    publicEndpoints.flatMap((route) =>
      addressesOf(route)
        .slice(1)
        .map((address) => ({ route, address })),
    ),
  )('AUTH-15: $route.method $address is the same endpoint', async ({ route: { method, path }, address }) => {
    const answer = matrix[`${method} ${path}`]?.anonymous as Answer
    const response = await gateway.get(address.replaceAll(/:\w+/gu, one), { method })
    expect(response.status).toBe(statusOf[answer])
  })
})
