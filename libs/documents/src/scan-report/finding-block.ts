import { hiddenLink } from '@originseal/contracts'
import { facts, factsHeight, type Fact } from '../typesetting/blocks'
import { inTaipei, inUtc } from '../typesetting/instants'
import { contentWidth, page, palette } from '../typesetting/palette'
import { drawPicture } from '../typesetting/pictures'
import type { Sheet } from '../typesetting/sheet'
import { styles } from '../typesetting/styles'
import type { ReasonInWords, ReportFinding, ScanReportInput } from './scan-report-input'
import * as words from './scan-report-texts'

const pictureHeight = 72
const gap = 10
/** Room for all but the last facts: a finding that does not fit as a whole starts no lower on a page. */
const startHeight = 290
const factsPlace = { label: 104, compact: true } as const
const badge = { width: 118, height: 17 }
const titleWidth = contentWidth - badge.width - gap

const riskColours = {
  high: { text: '#9B1C1C', wash: '#FDF0F0' },
  medium: { text: palette.amber, wash: palette.amberWash },
  low: { text: '#3F5B46', wash: '#F1F6F2' },
  'not-enough-data': { text: '#4A4A4A', wash: '#F0F0F0' },
} as const

/** One finding: its title and grade, the pictures side by side, and what was measured. */
export function findingBlock(sheet: Sheet, input: ScanReportInput, finding: ReportFinding): void {
  sheet.ensure(findingRoom(sheet, finding))
  sheet.group('Sect', () => {
    drawHead(sheet, finding)
    drawPictures(sheet, input, finding)
    facts(sheet, factsOf(finding), factsPlace)
  })
  sheet.y += 8
}

/** Points that a finding needs below the cursor to start there. */
export function findingRoom(sheet: Sheet, finding: ReportFinding): number {
  const title = Math.max(sheet.measure(titleOf(finding), styles.findingTitle, titleWidth, 2), badge.height)
  return Math.min(
    startHeight,
    title + 5 + pictureHeight + 17 + factsHeight(sheet, factsOf(finding), factsPlace),
  )
}

function titleOf({ rank, pageTitle, pageUrl }: ReportFinding): string {
  return `${rank}. ${pageTitle ?? (pageUrl ? hostOf(pageUrl) : words.hiddenLinkZh)}`
}

function drawHead(sheet: Sheet, finding: ReportFinding): void {
  const colour = riskColours[finding.fraudRisk]
  const risk = words.risks[finding.fraudRisk]
  const x = page.width - page.margin - badge.width
  const top = sheet.y
  sheet.text('H3', titleOf(finding), styles.findingTitle, { width: titleWidth, maxLines: 2 })
  const below = sheet.y
  sheet.artifact('Layout', () =>
    sheet.doc.roundedRect(x, top, badge.width, badge.height, 4).fill(colour.wash),
  )
  sheet.text(
    'P',
    `${words.labels.fraud.zh} ${risk.zh} · ${risk.en}`,
    { ...styles.label, color: colour.text },
    { x, width: badge.width, y: top + 2.5, align: 'center' },
  )
  sheet.y = Math.max(below, top + badge.height) + 5
}

const hostOf = (url: string) => URL.parse?.(url)?.hostname ?? url

function drawPictures(sheet: Sheet, input: ScanReportInput, finding: ReportFinding): void {
  const shown = [
    { caption: words.captions.work, picture: input.work.picture },
    { caption: words.captions.found, picture: finding.picture },
    ...(finding.overlay ? [{ caption: words.captions.overlay, picture: finding.overlay }] : []),
  ]
  const width = (contentWidth - gap * (shown.length - 1)) / shown.length
  const top = sheet.y
  shown.forEach(({ caption, picture }, index) => {
    const x = page.margin + index * (width + gap)
    const box = { x, y: top, width, height: pictureHeight }
    const label = `${caption.zh} ${caption.en}`
    if (picture) drawPicture(sheet, picture, `${label}, ${finding.rank}`, box)
    else drawAbsence(sheet, box)
    sheet.text('Caption', label, styles.small, { x, width, y: top + pictureHeight + 2, align: 'center' })
  })
  sheet.y = top + pictureHeight + 17
}

function drawAbsence(sheet: Sheet, box: { x: number; y: number; width: number; height: number }): void {
  sheet.artifact('Layout', () => {
    sheet.doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.6).dash(3, { space: 3 })
    sheet.doc.strokeColor(palette.hair).stroke().undash()
  })
  const { zh, en } = words.pictureNotKept
  const place = { x: box.x, width: box.width, y: box.y + box.height / 2 - 6, align: 'center' } as const
  sheet.text('P', `${zh} ${en}`, styles.small, place)
}

function factsOf(finding: ReportFinding): Fact[] {
  const hidden = [words.hiddenLinkZh, hiddenLink]
  const method = words.methods[finding.method]
  return [
    {
      label: words.labels.urls,
      value: finding.pageUrl ? [finding.pageUrl, ...(finding.imageUrl ? [finding.imageUrl] : [])] : hidden,
    },
    {
      label: words.labels.capturedAt,
      value: `${inTaipei(finding.capturedAt)} · ${inUtc(finding.capturedAt)}`,
    },
    ...(finding.unchangedAt === undefined
      ? []
      : [
          {
            label: words.labels.unchangedAt,
            value: `${inTaipei(finding.unchangedAt)} · ${inUtc(finding.unchangedAt)}`,
          },
        ]),
    { label: words.labels.method, value: `${method.zh} · ${method.en} · ${finding.methodVersion}` },
    {
      label: words.labels.measures,
      value: [
        `距離 distance ${finding.distance}/256`,
        `品質 quality ${finding.quality}/100`,
        `相似度 similarity ${(finding.similarity * 100).toFixed(1)} %`,
        `內點 inliers ${finding.inliers}`,
      ].join(' · '),
    },
    {
      label: { ...words.labels.origin, zh: `${words.labels.origin.zh} ${finding.originScore} / 100` },
      value: finding.originReasons.map(reasonLine),
    },
    {
      label: {
        zh: `${words.labels.fraud.zh} ${words.risks[finding.fraudRisk].zh}`,
        en: `${finding.fraudRiskVersion}: ${words.risks[finding.fraudRisk].en}`,
      },
      value: finding.fraudReasons.map(reasonLine),
    },
    ...(finding.captures.length > 0
      ? [
          {
            label: words.labels.hashes,
            value: finding.captures.map(({ label, sha256 }) => `${sha256} ${label}`),
            code: true,
          },
        ]
      : []),
  ]
}

function reasonLine({ zh, en, points }: ReasonInWords): string {
  const added = points === undefined ? '' : ` (${points > 0 ? '+' : ''}${points})`
  return `• ${zh} ${en}${added}`
}
