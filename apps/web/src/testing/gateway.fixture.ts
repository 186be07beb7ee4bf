import type {
  FindingView,
  ReadScanResponse,
  SealedFile,
  TrialUser,
  Verification,
} from '@originseal/contracts'
import {
  countUnread,
  readNotificationPreferences,
  readOperator,
  readPromotion,
  readSecondFactors,
  readSocialProviders,
} from '@originseal/contracts/identity/endpoints'
import {
  listCases,
  listQuickCases,
  readClaimant,
  summarizeCases,
} from '@originseal/contracts/enforcement/endpoints'
import { readMetrics, readVictories } from '@originseal/contracts/enforcement/home-page-endpoints'
import { readUploadLimits, readVerification } from '@originseal/contracts/protection/endpoints'
import { readScan } from '@originseal/contracts/scan-orchestrator/endpoints'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { trialSession } from '../api/trial-session'
import { answering } from './answering'
import { offers } from './catalogue.fixture'

export const fileId = '3f2b8c1e-1111-4222-8333-444455556666'
export const scanId = '9a2b8c1e-1111-4222-8333-444455556666'
export const transaction = `0x${'ab'.repeat(32)}`

export const visitor: TrialUser = { realName: '王小明', email: 'ming@example.tw', phone: '0912345678' }

export const sealed: SealedFile = {
  id: fileId,
  filename: 'sunrise.png',
  title: 'Sunrise',
  fingerprint: 'a1'.repeat(32),
  ipfs_hash: 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
  tx_hash: transaction,
  frames: 1,
  similarToEarlierSeal: false,
}

export const finding = (rank: number, change: Partial<FindingView> = {}): FindingView => ({
  id: `5f2b8c1e-1111-4222-8333-44445555666${rank}`,
  rank,
  masked: false,
  pageUrl: `https://shop.example/${rank}`,
  imageUrl: `https://shop.example/${rank}.jpg`,
  pageTitle: `Listing ${rank}`,
  method: 'pdq',
  methodVersion: 'pdq/1',
  distance: 4,
  quality: 100,
  similarity: 0.97,
  inliers: 120,
  originScore: 88,
  originReasons: [{ signal: 'of-tomorrow', points: 40, values: { days: 3 } }],
  fraudRisk: 'high',
  fraudRiskVersion: 'FraudRisk v1',
  fraudReasons: [],
  capturedAt: '2026-11-21T08:40:00.000Z',
  ...change,
})

export const masked = (rank: number): FindingView =>
  finding(rank, { masked: true, pageUrl: undefined, imageUrl: undefined, pageTitle: undefined })

type Scan = ReadScanResponse['data']

export const scan = (change: Partial<Scan> = {}): Scan => ({
  scanId,
  fileId,
  status: 'completed',
  step: 'done',
  progress: 100,
  suspiciousLinks: [],
  scanReportUrl: null,
  findings: [],
  coverage: [
    { source: 'site-crawl', label: 'Harbour', state: 'searched', pages: 84, images: 312, notes: [] },
    { source: 'tineye', label: 'TinEye', state: 'not-configured', pages: 0, images: 0, notes: [] },
  ],
  imagesCompared: 312,
  startedAt: '2026-11-21T08:38:00.000Z',
  endedAt: '2026-11-21T08:40:00.000Z',
  ...change,
})

export const problem = (status: number, code: string, message = 'as the server says it') =>
  HttpResponse.json(
    { type: 'about:blank', title: message, status, code, message, error: message },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

export const pdf = () =>
  new HttpResponse(new Blob(['%PDF-1.7'], { type: 'application/pdf' }), {
    headers: { 'content-type': 'application/pdf' },
  })

/** What the home page asks for, whoever looks at it. */
export const homeAnswers = [
  answering(readOperator, { data: { operator: {} } }),
  answering(readPromotion, {
    day: '2026-11-22',
    places: 10,
    taken: 6,
    remaining: 4,
    resetsAt: '2026-11-22T16:00:00.000Z',
  }),
  answering(readMetrics, {
    creatorsProtected: 1_863,
    casesTakedown: 5_240,
    period: 'updated daily (estimate)',
    isEstimate: true,
  }),
  answering(readVictories, { items: [], showsSamples: true }),
]

/** What pages ask for beside what they are about: nobody has been told anything or has a second factor, every way in is there, 2.5 MB go up, there are offers and no cases, quick ones neither. */
const surroundings = [
  offers(),
  answering(countUnread, { data: { unread: 0 } }),
  answering(readNotificationPreferences, { data: { preferences: [] } }),
  answering(readSecondFactors, {
    data: {
      authenticatorSince: null,
      passkeys: [],
      offersPasskeys: true,
      recoveryCodes: 0,
      isRequired: false,
    },
  }),
  ...homeAnswers,
  answering(readSocialProviders, { data: { providers: ['google', 'facebook'] } }),
  answering(listCases, { data: { cases: [], counts: {}, nextCursor: null } }),
  answering(summarizeCases, { data: { counts: {}, nextDeadline: null, alerts: [], undecided: 0 } }),
  answering(listQuickCases, { data: { quickCases: [] } }),
  answering(readClaimant, { data: { claimant: null, standing: 'good' } }),
  answering(readUploadLimits, { data: { maxBytes: 2_621_440 } }),
]

/** Answers for the gateway while a spec runs; a spec says what it needs, anything else is an error. */
export function standInGateway() {
  const gateway = setupServer(...surroundings)
  beforeAll(() => gateway.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    gateway.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => gateway.close())
  return gateway
}

export const answers = {
  verify: (body: Verification) => answering(readVerification, body),
  scan: (body: Scan) => answering(readScan, { data: body }),
  pictures: () =>
    http.get(
      /\/(findings\/[^/]+\/(candidate|overlay)|rendition)$/,
      () => new HttpResponse(new Blob(['picture'], { type: 'image/png' })),
    ),
}

/** A visitor who has sealed a work and, unless told otherwise, started a scan. */
export function beAfterSealing(change: Partial<Parameters<typeof trialSession.data.write>[0]> = {}) {
  trialSession.user.write(visitor)
  trialSession.token.write('trial.token')
  trialSession.data.write({
    file: sealed,
    user: visitor,
    lastScanId: scanId,
    progressToken: 'progress.token',
    jobId: scanId,
    ...change,
  })
}
