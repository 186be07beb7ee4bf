import type { FoundMarkView, TrademarkAnalysis } from '@originseal/contracts'
import { attachJson } from '../typesetting/attachment'
import { facts, heading, notice, numbered, type Bilingual } from '../typesetting/blocks'
import { drawFooters, drawHeader } from '../typesetting/furniture'
import { contentWidth, palette } from '../typesetting/palette'
import { Sheet } from '../typesetting/sheet'
import { styles } from '../typesetting/styles'
import { table } from '../typesetting/table'
import { trademarkAttachmentName } from '../verification/attachment-names'
import { markReasons } from './mark-reasons'
import type { TrademarkReportInput } from './trademark-report-input'
import * as words from './trademark-report-texts'

/** Marks whose reasons and pictures are printed; the reasons of the others are in the attachment. */
const mostReasons = 8

export const marksWithReasons = (items: readonly FoundMarkView[]): FoundMarkView[] =>
  items.filter(({ status }) => status !== 'ended').slice(0, mostReasons)

/**
 * Renders the analysis of a name: A4, Traditional Chinese and English, tagged, with the analysis attached as JSON.
 * Unsigned; hand it to `signPdf`. The same input gives the same bytes.
 */
export async function renderTrademarkReport(input: TrademarkReportInput): Promise<Uint8Array> {
  const { analysis } = input
  const sheet = new Sheet({
    title: `${words.title.zh} ${words.title.en} (${analysis.query.text})`,
    subject: `Trademark report ${input.reportId}`,
    keywords: `OriginSeal, trademark, snapshot ${analysis.snapshot.sha256}, content ${input.contentSha256}`,
    generatedAt: input.generatedAt,
  })
  sheet.onPage = () => drawHeader(sheet, words.title.zh, words.title.en)
  sheet.addPage()
  drawCover(sheet, input)
  drawSummary(sheet, analysis)
  drawMarks(sheet, analysis.items, input.pictures)
  heading(sheet, words.headings.notSearched, 90)
  numbered(
    sheet,
    analysis.notSearched.map((each) => words.notSearched[each]),
  )
  heading(sheet, words.headings.reading, 90)
  numbered(sheet, words.reading)
  heading(sheet, words.headings.sources, 60)
  numbered(sheet, words.sources)
  attachJson(sheet, trademarkAttachmentName, 'The whole analysis', input.content, input.generatedAt)
  drawFooters(sheet, input.reportId, input.generatedAt, input.sample ?? false)
  return sheet.bytes()
}

const both = ({ zh, en }: Bilingual): string => `${zh} ${en}`

function drawCover(sheet: Sheet, { goods, analysis, contentSha256 }: TrademarkReportInput): void {
  const { query, snapshot, method } = analysis
  sheet.group('H1', () => {
    sheet.text('Span', words.title.zh, styles.title)
    sheet.text('Span', words.title.en, styles.subtitle, {}, { lang: 'en' })
  })
  sheet.y += 8
  if (snapshot.demonstration)
    notice(sheet, words.demonstration, { wash: palette.amberWash, edge: palette.amber })
  facts(sheet, [
    { label: words.labels.name, value: query.text },
    { label: words.labels.goods, value: goods || both(words.noGoods) },
    { label: words.labels.classes, value: query.classes.join(', ') || both(words.allClasses) },
    {
      label: words.labels.register,
      value: `${snapshot.sources.map(words.officeOf).join(', ')} · ${snapshot.date} · ${snapshot.rows.toLocaleString('en-US')} 件 marks`,
    },
    { label: words.labels.snapshot, value: snapshot.sha256, code: true },
    { label: words.labels.method, value: method, code: true },
    ...(analysis.goods.edition
      ? [{ label: words.labels.edition, value: analysis.goods.edition, code: true }]
      : []),
    { label: words.labels.content, value: contentSha256, code: true },
  ])
}

function drawSummary(sheet: Sheet, analysis: TrademarkAnalysis): void {
  heading(sheet, words.headings.summary, 110)
  const living = analysis.items.filter(({ status }) => status !== 'ended')
  const levels = ['very-high', 'high', 'medium', 'low'] as const
  table(
    sheet,
    [
      { title: words.columns.level, width: 150 },
      { title: words.columns.marks, width: 60, align: 'right' },
      { title: words.columns.measured, width: contentWidth - 210 },
    ],
    levels.map((level) => [
      both(words.levels[level]),
      String(living.filter((mark) => mark.level === level).length),
      words.measured(analysis.levels[level]),
    ]),
  )
  heading(sheet, words.headings.own, 60)
  const parts = analysis.query.parts.map(({ text, weak }) =>
    weak ? `${text}（${both(words.weakPart)}）` : text,
  )
  const strength = words.strengths[analysis.own]
  facts(sheet, [
    { label: words.labels.parts, value: parts.join(' + ') },
    { label: words.labels.strength, value: [strength.zh, strength.en] },
  ])
}

const percent = (score: number): string => String(Math.round(score * 100))

function drawMarks(
  sheet: Sheet,
  items: readonly FoundMarkView[],
  pictures: TrademarkReportInput['pictures'],
): void {
  heading(sheet, words.headings.marks, 90)
  if (items.length === 0) return notice(sheet, words.noMarks)
  // Of one office the cover says which.
  const hasSeveral = new Set(items.map(({ source }) => source)).size > 1
  table(
    sheet,
    [
      { title: words.columns.mark, width: 128 },
      { title: words.columns.owner, width: 92 },
      { title: words.columns.status, width: 74 },
      { title: words.columns.classes, width: 46 },
      { title: words.columns.level, width: 78 },
      { title: words.columns.axes, width: contentWidth - 418 },
    ],
    items.map((mark) => [
      `${mark.text} (${mark.applNo})`,
      mark.owner,
      [hasSeveral && words.officeOf(mark.source), both(words.statuses[mark.status])]
        .filter(Boolean)
        .join(' · '),
      mark.classes.join(', '),
      both(words.levels[mark.level]),
      [mark.axes.sound, mark.axes.look, mark.axes.meaning, mark.axes.goods]
        .map(({ score }) => percent(score))
        .join(' / '),
    ]),
  )
  heading(sheet, words.headings.reasons, 120)
  for (const mark of marksWithReasons(items))
    markReasons(
      sheet,
      mark,
      mark.pictures.flatMap((sha256) => pictures.get(sha256) ?? []),
    )
}
