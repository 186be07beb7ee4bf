import type { ReportFinding, ScanReportInput } from '../scan-report/scan-report-input'
import { paintedPng } from './painted-png'
import { digest } from './sample-certificates'

const work = paintedPng(480, 360, 1)
const pictures = [paintedPng(480, 360, 2), paintedPng(200, 480, 3), paintedPng(640, 200, 4)]
const overlay = paintedPng(480, 360, 5)
const longUrl = `https://shop.example/listing?${'utm_campaign=島嶼晨光&ref='.repeat(12)}`

function finding(rank: number): ReportFinding {
  const masked = rank > 5
  const risk = (['high', 'medium', 'low', 'not-enough-data'] as const)[rank % 4]!
  return {
    id: `00000000-0000-4000-8000-${String(rank).padStart(12, '0')}`,
    rank,
    ...(!masked && {
      pageUrl: rank === 2 ? longUrl : `https://market.example/shops/north/listings/${rank}`,
      imageUrl: `https://market.example/media/${digest(`image ${rank}`)}.jpg`,
      pageTitle: rank === 3 ? '【現貨】島嶼晨光 無框畫 60×45 公分 '.repeat(5) : `島嶼晨光 海報 #${rank}`,
      picture: pictures[rank % 3]!,
      ...(rank % 2 === 1 && { overlay }),
    }),
    method: (['sha256', 'pdq', 'pdq-dihedral', 'local-features'] as const)[rank % 4]!,
    methodVersion: 'pdq-exact/1',
    distance: (rank * 7) % 60,
    quality: 100 - (rank % 40),
    similarity: 0.99 - (rank % 30) / 100,
    inliers: (rank * 13) % 200,
    originScore: 95 - (rank % 50),
    fraudRisk: risk,
    fraudRiskVersion: 'FraudRisk v1',
    originReasons: [
      {
        zh: '封存時間早於該頁面最早可見的日期。',
        en: 'The seal is older than the earliest date seen on the page.',
        points: 30,
      },
      { zh: '找到的影像解析度較低。', en: 'The found image has a lower resolution.', points: 15 },
    ],
    fraudReasons: [
      { zh: '該頁面以此影像銷售商品。', en: 'The page sells goods with this image.', points: 40 },
    ],
    capturedAt: '2026-11-21T03:10:42.000Z',
    captures: [
      { label: 'image', sha256: digest(`image ${rank}`) },
      { label: 'page', sha256: digest(`page ${rank}`) },
    ],
  }
}

function scanReport(findings: number, more: Partial<ScanReportInput> = {}): ScanReportInput {
  return {
    scanId: 'd1c5be61-3f5c-4a36-9e6a-6a2f7c1b9f10',
    work: {
      id: '5b0a2c1e-7f43-4c7e-9d0b-2f6f3f1f8a21',
      title: '島嶼晨光',
      fileName: 'island-morning.jpg',
      sha256: digest('work'),
      perceptualHash: { algorithm: 'pdq', hex: digest('pdq'), quality: 97 },
      sealedAt: '2026-11-21T03:04:05.678Z',
      picture: work,
    },
    ownerName: '林映雪',
    startedAt: '2026-11-21T03:10:00.000Z',
    endedAt: '2026-11-21T03:12:31.000Z',
    outcome: 'completed',
    imagesCompared: 1_284,
    coverage: [
      {
        source: 'site-crawl',
        label: '北岸商店',
        state: 'searched',
        pages: 62,
        images: 240,
        budgets: { pages: 200, seconds: 60 },
        notes: [],
      },
      {
        source: 'site-crawl',
        label: '南風選物',
        state: 'partly-searched',
        pages: 200,
        images: 801,
        budgets: { pages: 200, seconds: 60 },
        notes: [{ zh: '已用完 200 個頁面的額度', en: 'The budget of 200 pages is used up' }],
      },
      {
        source: 'site-crawl',
        label: '東岸畫廊',
        state: 'unreachable',
        pages: 0,
        images: 0,
        notes: [{ zh: '該網站沒有回應', en: 'The site did not answer' }],
      },
      {
        source: 'google-vision',
        label: 'Google Vision',
        state: 'not-configured',
        pages: 0,
        images: 0,
        notes: [],
      },
      { source: 'tineye', label: 'TinEye', state: 'not-configured', pages: 0, images: 0, notes: [] },
      { source: 'own-index', label: '自有影像索引', state: 'searched', pages: 0, images: 243, notes: [] },
    ],
    findings: Array.from({ length: findings }, (_, index) => finding(index + 1)),
    captures: Array.from({ length: findings * 2 }, (_, index) => ({
      path: `captures/${index}.bin`,
      sha256: digest(`capture ${index}`),
      size: 1000 + index,
      capturedAt: '2026-11-21T03:10:42.000Z',
    })),
    generatedAt: new Date('2026-11-21T03:13:00.000Z'),
    sample: true,
    ...more,
  }
}

/** The cases that layout must stand. */
export function sampleScanReports(): Record<string, ScanReportInput> {
  return {
    '0-findings': scanReport(0),
    '6-findings': scanReport(6),
    '40-findings': scanReport(40, { outcome: 'cancelled' }),
    '200-findings': scanReport(200),
  }
}
