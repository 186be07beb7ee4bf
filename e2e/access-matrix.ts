/** Who asks. `stranger` and the tiers are members who own nothing here; `owner` sealed the work and started the scan. */
export const identities = [
  'anonymous',
  'trial',
  'stranger',
  'owner',
  'basic',
  'pro',
  'elite',
  'admin',
  'expired',
  'revoked',
] as const
export type Identity = (typeof identities)[number]

/** A status, and for a refusal its code. */
export type Answer = `${number}` | `${number} ${string}`
export type Answers = Readonly<Record<Identity, Answer>>

export interface Row {
  readonly answers: Answers
  /** Sent with it. `[]` is what no route takes: it shows that the door is open and changes nothing behind it. */
  readonly body?: 'unusable'
  /** The answer ends the caller's session. */
  readonly ends?: true
}

const everybody = (answer: Answer): Answers =>
  Object.fromEntries(identities.map((who) => [who, answer])) as unknown as Answers

/** Whoever is not known, by a token that counts, is refused by the gateway already. */
const known = (answer: Answer, but: Partial<Answers> = {}): Answers => ({
  ...everybody(answer),
  anonymous: '401 NOT_SIGNED_IN',
  expired: '401 TOKEN_INVALID',
  revoked: '401 TOKEN_INVALID',
  ...but,
})

/** A trial visitor's role is that of a member, but a visitor has no account. */
const accounts = (answer: Answer): Answers => known(answer, { trial: '404 ACCOUNT_NOT_FOUND' })

/** What is somebody's is not there for others; an administrator sees it. */
const owners = (answer: Answer, missing: Answer, admin: Answer = answer): Answers =>
  known(missing, { owner: answer, admin })

const administrators = (answer: Answer): Answers => known('403 NOT_ALLOWED', { admin: answer })

/** For accounts only. */
const members = (answer: Answer): Answers => known(answer, { trial: '403 NOT_ALLOWED' })

const unusable = { body: 'unusable' } as const
/** A command of administrators, sent with what no route takes. */
const unfitOfAdministrators: Row = { answers: administrators('400 REQUEST_INVALID'), ...unusable }
const openDoor = { answers: everybody('400 REQUEST_INVALID'), ...unusable }
const memberDoor = { answers: known('400 REQUEST_INVALID'), ...unusable }
const socialDoor = { answers: everybody('302') }

/** Navigations of the browser, which no program calls: the document of the interface leaves them out. */
export const navigations: readonly string[] = [
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/auth/facebook',
  'GET /api/auth/facebook/callback',
  'POST /api/payments/ecpay/result',
  'GET /d',
  'POST /d',
  'GET /d/:token',
  'POST /d/:token',
]

/** Every route of the edge, and what it answers to whom: written from the specification, not from the code. */
export const matrix: Readonly<Record<string, Row>> = {
  'POST /auth/register': openDoor,
  'POST /auth/login': openDoor,
  'POST /api/auth/exchange': openDoor,
  'POST /api/auth/password-reset-requests': openDoor,
  'POST /api/auth/password-resets': openDoor,
  'GET /api/auth/providers': { answers: everybody('200') },
  'GET /api/operator': { answers: everybody('200') },
  'POST /api/contact-messages': openDoor,
  'GET /api/admin/audit': { answers: administrators('200') },
  'GET /api/admin/audit/days': { answers: administrators('200') },
  'GET /api/admin/audit/days/:date/file': { answers: administrators('400 REQUEST_INVALID') },
  'GET /api/admin/audit/days/:date/check': { answers: administrators('400 REQUEST_INVALID') },
  'GET /api/admin/provider-keys': { answers: administrators('200') },
  'POST /api/admin/provider-keys/:name/versions': unfitOfAdministrators,
  'POST /api/admin/provider-keys/:name/withdrawals': unfitOfAdministrators,
  'POST /api/admin/provider-keys/:name/tests': unfitOfAdministrators,
  'GET /api/admin/contact-messages': { answers: administrators('200') },
  'GET /api/auth/google': socialDoor,
  'GET /api/auth/google/callback': socialDoor,
  'GET /api/auth/facebook': socialDoor,
  'GET /api/auth/facebook/callback': socialDoor,
  // Known by the cookie alone, and nobody here has one.
  'POST /api/auth/refresh': { answers: everybody('401 SESSION_ENDED') },
  'POST /api/auth/logout': { answers: everybody('204'), ends: true },
  'GET /api/auth/verify': { answers: known('200', { trial: '401 SESSION_ENDED' }) },
  'GET /api/admin/verify': { answers: administrators('200') },
  'GET /api/account': { answers: accounts('200') },
  'PATCH /api/account': memberDoor,
  'POST /api/account/password': memberDoor,
  'POST /api/account/step-ups': memberDoor,
  'POST /api/account/step-up-codes': { answers: accounts('422 STEP_UP_NEEDS_PASSWORD') },
  'GET /api/account/second-factors': { answers: accounts('200') },
  'POST /api/account/authenticators': { answers: known('403 STEP_UP_NEEDED') },
  'POST /api/account/authenticator-confirmations': memberDoor,
  'POST /api/account/authenticator-removals': { answers: known('403 STEP_UP_NEEDED') },
  'POST /api/account/recovery-codes': { answers: known('403 STEP_UP_NEEDED') },
  'POST /api/auth/second-factors': openDoor,
  'POST /api/auth/passkey-challenges': openDoor,
  'POST /api/account/passkey-registrations': { answers: known('403 STEP_UP_NEEDED') },
  'POST /api/account/passkeys': { answers: known('400 REQUEST_INVALID'), ...unusable },
  'POST /api/account/passkeys/:id/removals': { answers: known('403 STEP_UP_NEEDED') },
  'POST /api/account/passkey-challenges': { answers: known('404 PASSKEY_NOT_FOUND') },
  'POST /api/account/email-changes': memberDoor,
  'POST /api/account/email-confirmation-requests': { answers: accounts('204') },
  'POST /api/account/email-confirmations': openDoor,
  'POST /api/account/deletion': memberDoor,
  'DELETE /api/account/deletion': { answers: accounts('200') },
  'POST /api/account/trial-works': memberDoor,
  'GET /api/notifications': { answers: members('200') },
  'GET /api/notifications/unread-count': { answers: members('200') },
  'PATCH /api/notifications/:id': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/notifications/read-all': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/account/notification-preferences': { answers: members('200') },
  'PATCH /api/account/notification-preferences': {
    answers: members('400 REQUEST_INVALID'),
    ...unusable,
  },
  // Without the token of a mail.
  'POST /api/order-links': openDoor,
  'GET /api/unsubscribe': { answers: everybody('400 REQUEST_INVALID') },
  'POST /api/unsubscribe': { answers: everybody('400 REQUEST_INVALID') },
  'GET /api/admin/figures/identity': { answers: administrators('200') },
  'GET /api/admin/figures/admin': { answers: administrators('200') },
  'GET /api/admin/figures/billing': { answers: administrators('200') },
  'GET /api/admin/figures/enforcement': { answers: administrators('200') },
  'GET /api/admin/users': { answers: administrators('200') },
  'GET /api/admin/users/:id': { answers: administrators('404 ACCOUNT_NOT_FOUND') },
  'POST /api/admin/users/:id/notes': unfitOfAdministrators,
  'POST /api/admin/users/:id/session-ends': unfitOfAdministrators,
  'POST /api/admin/users/:id/disable': unfitOfAdministrators,
  'POST /api/admin/users/:id/appointments': unfitOfAdministrators,
  'POST /api/admin/users/:id/dismissals': unfitOfAdministrators,
  'GET /api/admin/proposals': { answers: administrators('200') },
  'POST /api/admin/proposals': unfitOfAdministrators,
  'POST /api/admin/proposals/:id/approvals': unfitOfAdministrators,
  'POST /api/admin/proposals/:id/refusals': unfitOfAdministrators,
  'POST /api/admin/proposals/:id/uses': { answers: administrators('404 PROPOSAL_NOT_FOUND') },
  'POST /api/admin/users/:id/second-factor-removals': unfitOfAdministrators,
  'POST /api/admin/users/:id/enable': unfitOfAdministrators,
  // An old visit's token is no hindrance to a new one, but a work must not fall to nobody because a login has ended.
  'POST /protect/trial': {
    answers: {
      ...everybody('400 FILE_REQUIRED'),
      expired: '401 TOKEN_INVALID',
      revoked: '401 TOKEN_INVALID',
    },
    ...unusable,
  },
  'GET /protect/trial/upload-limits': { answers: everybody('200') },
  'GET /protect/trial/files/:id': { answers: owners('200', '404 WORK_NOT_FOUND') },
  'GET /protect/trial/certificates/:id': { answers: owners('200', '404 WORK_NOT_FOUND') },
  'POST /api/certificate-archives': { answers: known('400 REQUEST_INVALID'), ...unusable },
  'GET /protect/trial/files/:id/rendition': { answers: owners('200', '404 WORK_NOT_FOUND') },
  'GET /api/works': { answers: known('200') },
  'GET /api/verify/:id': { answers: everybody('200') },
  'GET /api/signing-certificates': { answers: everybody('200') },
  'GET /api/public-pictures/:token': { answers: everybody('404 NOT_FOUND') },
  'GET /api/catalogue': { answers: everybody('200') },
  'GET /api/trademark/register': { answers: everybody('200') },
  // Without a name.
  'GET /api/trademark/search': { answers: everybody('400 REQUEST_INVALID') },
  'POST /api/trademark/picture-search': { answers: everybody('400 TRADEMARK_PICTURE_REQUIRED') },
  'GET /api/trademark/pictures/:sha256': { answers: everybody('400 REQUEST_INVALID') },
  'POST /api/trademark/analysis': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/trademark/smart-classify': openDoor,
  'POST /api/trademark-report': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/trademark-report': { answers: members('200') },
  'GET /api/trademark-report/:id/file': { answers: members('404 TRADEMARK_REPORT_NOT_FOUND') },
  'POST /api/trademark/watch': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/trademark/watch': { answers: members('200') },
  'DELETE /api/trademark/watch/:id': { answers: members('204') },
  'GET /api/promotions/today': { answers: everybody('200') },
  'GET /api/public/metrics': { answers: everybody('200') },
  'GET /api/public/victories': { answers: everybody('200') },
  'GET /api/public/time-ledger': { answers: everybody('200') },
  'GET /api/public/time-ledger/rows': { answers: everybody('200') },
  'GET /api/tracking/settings': { answers: everybody('200') },
  'POST /api/meta/capi/events': openDoor,
  'DELETE /api/meta/capi/events': { answers: everybody('204') },
  'POST /api/meta/capi/debug-events': openDoor,
  'POST /api/meta-capi': openDoor,
  'GET /api/payment-methods': { answers: everybody('200') },
  'POST /api/orders': memberDoor,
  'POST /api/orders/quotes': { answers: known('400 REQUEST_INVALID'), ...unusable },
  'GET /api/orders/:id/refund-quote': { answers: known('404 ORDER_NOT_FOUND') },
  'POST /api/orders/:id/refunds': { answers: known('400 REQUEST_INVALID'), ...unusable },
  'GET /api/orders': { answers: known('200') },
  'GET /api/orders/:id': { answers: known('404 ORDER_NOT_FOUND') },
  'POST /api/orders/:id/attempts': memberDoor,
  'POST /api/orders/:id/cancel': { answers: known('404 ORDER_NOT_FOUND') },
  // The provider's messages are forms; nobody is known by a login there.
  'POST /api/payments/ecpay/notice': { answers: everybody('415 CONTENT_TYPE_UNSUPPORTED'), ...unusable },
  'POST /api/payments/ecpay/number': { answers: everybody('415 CONTENT_TYPE_UNSUPPORTED'), ...unusable },
  'POST /api/payments/ecpay/period': { answers: everybody('415 CONTENT_TYPE_UNSUPPORTED'), ...unusable },
  'POST /api/payments/ecpay/result': { answers: everybody('415 CONTENT_TYPE_UNSUPPORTED'), ...unusable },
  'GET /api/admin/catalogue/versions': { answers: administrators('200') },
  'POST /api/admin/catalogue/versions': unfitOfAdministrators,
  'POST /api/admin/catalogue/versions/:version/withdrawals': unfitOfAdministrators,
  'GET /api/admin/catalogue/holder-counts': { answers: administrators('200') },
  'GET /api/admin/catalogue/holders': { answers: administrators('400 REQUEST_INVALID') },
  'GET /api/admin/users/:id/plan': { answers: administrators('200') },
  'POST /api/admin/users/:id/unit-gifts': unfitOfAdministrators,
  'POST /api/admin/users/:id/unit-revocations': unfitOfAdministrators,
  'GET /api/admin/payments': { answers: administrators('200') },
  'GET /api/admin/payments/:id': { answers: administrators('404 ORDER_NOT_FOUND') },
  'POST /api/admin/payments/:id/inquiries': { answers: administrators('404 ORDER_NOT_FOUND') },
  'POST /api/admin/payments/:id/releases': { answers: administrators('403 STEP_UP_NEEDED') },
  'POST /api/admin/payments/:id/transfers': unfitOfAdministrators,
  'POST /api/admin/payments/:id/refunds': unfitOfAdministrators,
  'GET /api/admin/refunds': { answers: administrators('200') },
  'POST /api/admin/refunds/:id/decisions': unfitOfAdministrators,
  'POST /api/admin/refunds/:id/transfers': unfitOfAdministrators,
  'POST /api/admin/refunds/:id/retries': { answers: administrators('404 REFUND_NOT_FOUND') },
  'GET /api/admin/payment-differences': { answers: administrators('200') },
  'POST /api/admin/payment-differences/:id/settlements': unfitOfAdministrators,
  'GET /api/admin/unit-differences': { answers: administrators('200') },
  'GET /api/units': { answers: members('200') },
  'GET /api/units/lines': { answers: members('200') },
  'GET /api/subscription': { answers: members('200') },
  'POST /api/subscription/cancel': { answers: members('409 SUBSCRIPTION_NOT_RENEWING') },
  'POST /api/subscription/retries': { answers: members('409 RENEWAL_NOT_FAILED') },
  'POST /api/case-previews': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/cases': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/cases': { answers: members('200') },
  'GET /api/case-summary': { answers: members('200') },
  'GET /api/cases/:id': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/withdrawal': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/end': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/sightings': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/cases/:id/anchor': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/negotiations': { answers: members('200') },
  'GET /api/cases/:id/negotiation': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/negotiation': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/cases/:id/negotiation/evidence-notice': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/cases/:id/negotiation/settlement': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/cases/:id/negotiation/licence': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/negotiation/links': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/negotiation/acts': { answers: members('400 REQUEST_INVALID'), ...unusable },
  // Pages of the other side, for whoever has the link; this one leads nowhere.
  'GET /d': { answers: everybody('200') },
  'POST /d': { answers: everybody('404'), ...unusable },
  'GET /d/:token': { answers: everybody('404') },
  'POST /d/:token': { answers: everybody('404'), ...unusable },
  'GET /d/:token/settlement': { answers: everybody('404 NEGOTIATION_NOT_FOUND') },
  'GET /d/:token/licence': { answers: everybody('404 NEGOTIATION_NOT_FOUND') },
  'GET /d/:token/work': { answers: everybody('404 NEGOTIATION_NOT_FOUND') },
  'GET /respondent-page.css': { answers: everybody('200') },
  'GET /api/cases/:id/observations': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/publication': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/cases/:id/retry': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/claimant': { answers: members('200') },
  'POST /api/claimant': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/cases/:id/notice': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/notice': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/cases/:id/signature': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/cases/:id/input': { answers: members('404 CASE_NOT_FOUND') },
  'POST /api/cases/:id/filing': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/cases/:id/answers': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/cases/:id/court-steps': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/cases/:id/correspondence': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/cases/:id/file': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/cases/:id/packet': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/cases/:id/notices/:noticeId': { answers: members('404 CASE_NOT_FOUND') },
  'GET /api/findings': { answers: members('200') },
  'GET /api/finding-decisions': { answers: members('200') },
  'POST /api/finding-decisions': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/finding-decisions/withdrawal': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'GET /api/quick-cases': { answers: members('200') },
  'POST /api/quick-cases': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'POST /api/quick-cases/:id/comparison': { answers: members('400 REQUEST_INVALID'), ...unusable },
  'DELETE /api/quick-cases/:id': { answers: members('404 QUICK_CASE_NOT_FOUND') },
  'GET /api/admin/parked-events': { answers: administrators('200') },
  'POST /api/admin/parked-events/:service/redrives': {
    answers: administrators('400 REQUEST_INVALID'),
    ...unusable,
  },
  'GET /api/admin/cases': { answers: administrators('200') },
  'GET /api/admin/claimants': { answers: administrators('200') },
  'POST /api/admin/claimants/:id/decisions': unfitOfAdministrators,
  'GET /api/admin/users/:id/negotiations': { answers: administrators('200') },
  'POST /api/admin/cases/:id/negotiation/looks': unfitOfAdministrators,
  'POST /api/admin/cases/:id/negotiation/freezes': unfitOfAdministrators,
  'POST /api/admin/cases/:id/negotiation/unfreezes': unfitOfAdministrators,
  'GET /api/admin/mails': { answers: administrators('200') },
  'POST /api/admin/mails/:id/assignments': unfitOfAdministrators,
  'POST /api/admin/mails/:id/discards': unfitOfAdministrators,
  'POST /protect/trial/files/:id/scan': { answers: owners('202', '404 SCAN_WORK_NOT_FOUND') },
  'GET /protect/trial/scans/:id': { answers: owners('200', '404 SCAN_NOT_FOUND') },
  'GET /api/scans': { answers: known('200') },
  'POST /api/scans/:id/progress-tokens': { answers: owners('201', '404 SCAN_NOT_FOUND') },
  // Without its progress token; the owner's login does not open it either.
  'GET /api/scans/:id/stream': { answers: everybody('401 PROGRESS_TOKEN_INVALID') },
  'GET /api/scans/:id/report': { answers: owners('200', '404 SCAN_NOT_FOUND') },
  'GET /api/scans/:id/findings/:findingId/candidate': { answers: owners('200', '404 SCAN_NOT_FOUND') },
  'GET /api/scans/:id/findings/:findingId/overlay': { answers: owners('200', '404 SCAN_NOT_FOUND') },
  // It has ended: whoever may cancel it is told so.
  'POST /protect/trial/scans/:id/cancel': { answers: owners('409 SCAN_ENDED', '404 SCAN_NOT_FOUND') },
  'POST /api/videos': { answers: members('400 VIDEO_REQUIRED'), ...unusable },
  // Of a video that nobody has; the owner's own is the services' test.
  'GET /api/videos': { answers: members('200') },
  'GET /api/videos/:id': { answers: members('404 VIDEO_SCAN_NOT_FOUND') },
  'DELETE /api/videos/:id': { answers: members('404 VIDEO_SCAN_NOT_FOUND') },
  'GET /api/videos/:id/stills/:frame': { answers: members('400 REQUEST_INVALID') },
  'GET /api/videos/:id/matches/:matchId/picture': { answers: members('400 REQUEST_INVALID') },
  'POST /api/auth/logout-everywhere': { answers: known('204'), ends: true },
}
