import type { FraudRisk } from '@originseal/contracts'
import { attachJson } from '../typesetting/attachment'
import { facts, heading, notice, numbered, paragraph, type Bilingual } from '../typesetting/blocks'
import { drawFooters, drawHeader } from '../typesetting/furniture'
import { inTaipei, inUtc } from '../typesetting/instants'
import { contentWidth, page, palette } from '../typesetting/palette'
import { drawPicture } from '../typesetting/pictures'
import { Sheet } from '../typesetting/sheet'
import { styles } from '../typesetting/styles'
import { table } from '../typesetting/table'
import { manifestAttachmentName } from '../verification/attachment-names'
import { captureManifest } from './capture-manifest'
import { findingBlock, findingRoom } from './finding-block'
import type { ReportCoverage, ScanReportInput } from './scan-report-input'
import * as words from './scan-report-texts'

/**
 * Renders the report of a scan: A4, Traditional Chinese and English, tagged, with the capture manifest attached
 * as JSON. Unsigned; hand it to `signPdf`. The same input gives the same bytes.
 * @throws DocumentError PICTURE_UNREADABLE
 */
export async function renderScanReport(input: ScanReportInput): Promise<Uint8Array> {
  const manifest = captureManifest(input)
  const sheet = new Sheet({
    title: `${words.title.zh} ${words.title.en} (${input.work.title})`,
    subject: `Scan ${input.scanId} of the work ${input.work.id}`,
    keywords: `OriginSeal, scan, ${input.work.sha256}, manifest ${manifest.sha256}`,
    generatedAt: input.generatedAt,
  })
  sheet.onPage = () => drawHeader(sheet, words.title.zh, words.title.en)
  sheet.addPage()
  drawCover(sheet, input)
  drawCoverage(sheet, input.coverage)
  drawFindings(sheet, input)
  heading(sheet, words.headings.method, 90)
  numbered(sheet, words.method)
  heading(sheet, words.headings.limits, 90)
  numbered(sheet, words.limits)
  heading(sheet, words.headings.captures, 90)
  paragraph(sheet, words.manifestNote)
  facts(sheet, [
    { label: words.labels.manifest, value: manifest.sha256, code: true },
    { label: words.labels.captures, value: input.captures.length.toLocaleString('en-US') },
  ])
  attachJson(
    sheet,
    manifestAttachmentName,
    'Everything captured in the scan',
    manifest.text,
    input.generatedAt,
  )
  drawFooters(sheet, input.scanId, input.generatedAt, input.sample ?? false)
  return sheet.bytes()
}

function drawCover(sheet: Sheet, input: ScanReportInput): void {
  const { work } = input
  sheet.group('H1', () => {
    sheet.text('Span', words.title.zh, styles.title)
    sheet.text('Span', words.title.en, styles.subtitle, {}, { lang: 'en' })
  })
  sheet.y += 10
  if (input.outcome === 'cancelled') {
    notice(sheet, words.cancelled, { wash: palette.amberWash, edge: palette.amber })
  }
  const top = sheet.y
  const box = { x: page.margin, y: top, width: 120, height: 120 }
  const x = page.margin + box.width + 18
  const width = contentWidth - box.width - 18
  drawPicture(sheet, work.picture, `${words.headings.work.zh} ${words.headings.work.en}`, box)
  sheet.text('H2', work.title, styles.workTitle, { x, width, maxLines: 4 })
  sheet.y += 6
  facts(
    sheet,
    [
      { label: words.labels.file, value: work.fileName },
      ...(input.ownerName === undefined ? [] : [{ label: words.labels.owner, value: input.ownerName }]),
      { label: words.labels.sealedAt, value: [inTaipei(work.sealedAt), inUtc(work.sealedAt)] },
      { label: words.labels.period, value: [inTaipei(input.startedAt), inTaipei(input.endedAt)] },
    ],
    { x, width, label: 96 },
  )
  sheet.y = Math.max(sheet.y, top + box.height) + 8
  facts(sheet, [
    { label: words.labels.scanId, value: input.scanId, code: true },
    { label: words.labels.sha256, value: work.sha256, code: true },
    {
      label: words.labels.pdq,
      value: `${work.perceptualHash.hex} q${work.perceptualHash.quality}`,
      code: true,
    },
  ])
  heading(sheet, words.headings.summary, 70)
  drawTiles(sheet, input)
}

function drawTiles(sheet: Sheet, { findings, imagesCompared }: ScanReportInput): void {
  const graded = (risk: FraudRisk) => findings.filter(({ fraudRisk }) => fraudRisk === risk).length
  const tiles: readonly (readonly [number, Bilingual])[] = [
    [findings.length, words.tiles.findings],
    [graded('high'), words.tiles.high],
    [graded('medium'), words.tiles.medium],
    [graded('low'), words.tiles.low],
    [graded('not-enough-data'), words.tiles.unknown],
    [imagesCompared, words.tiles.compared],
  ]
  const gap = 8
  const width = (contentWidth - gap * (tiles.length - 1)) / tiles.length
  const top = sheet.y + 2
  tiles.forEach(([value, label], index) => {
    const x = page.margin + index * (width + gap)
    sheet.artifact('Layout', () => sheet.doc.roundedRect(x, top, width, 52, 5).fill(palette.wash))
    const place = { x, width, align: 'center' } as const
    sheet.text('P', value.toLocaleString('en-US'), styles.figure, { ...place, y: top + 5 })
    sheet.text('P', `${label.zh} ${label.en}`, styles.small, { ...place, y: top + 34 })
  })
  sheet.y = top + 58
}

function drawCoverage(sheet: Sheet, coverage: readonly ReportCoverage[]): void {
  heading(sheet, words.headings.coverage, 80)
  table(
    sheet,
    [
      { title: words.columns.source, width: 128 },
      { title: words.columns.state, width: 104 },
      { title: words.columns.pages, width: 46, align: 'right' },
      { title: words.columns.images, width: 52, align: 'right' },
      { title: words.columns.note, width: contentWidth - 330 },
    ],
    coverage.map((entry) => [
      entry.label === entry.source ? entry.label : `${entry.label} (${entry.source})`,
      `${words.states[entry.state].zh} ${words.states[entry.state].en}`,
      entry.pages.toLocaleString('en-US'),
      entry.images.toLocaleString('en-US'),
      [budgetsInWords(entry.budgets), ...entry.notes.map(({ zh, en }) => `${zh} ${en}`)]
        .filter(Boolean)
        .join(' · ') || '–',
    ]),
  )
}

function budgetsInWords(budgets: ReportCoverage['budgets']): string {
  const { pages, images, seconds } = budgets ?? {}
  return [
    pages === undefined ? '' : `≤ ${pages} 頁 pages`,
    images === undefined ? '' : `≤ ${images} 張 images`,
    seconds === undefined ? '' : `≤ ${seconds} 秒 s`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function drawFindings(sheet: Sheet, input: ScanReportInput): void {
  const [first] = input.findings
  heading(sheet, words.headings.findings, first ? findingRoom(sheet, first) : 60)
  const { allowedPlaces = 0 } = input
  if (allowedPlaces > 0) notice(sheet, words.allowedPlaces(allowedPlaces))
  else if (input.findings.length === 0) notice(sheet, words.noFindings)
  for (const finding of input.findings) findingBlock(sheet, input, finding)
}
