import { contentWidth, page, palette } from './palette'
import type { Sheet } from './sheet'
import { styles } from './styles'
import type { TextStyle } from './lines'

/** A sentence in both languages. */
export interface Bilingual {
  zh: string
  en: string
}

/** One row of facts; `code` sets the value in the monospaced face, a second value stands below the first. */
export interface Fact {
  label: Bilingual
  value: string | readonly string[]
  code?: boolean
}

/** Where a table of facts stands; `label` is the width of its first column. */
export interface FactsPlace {
  x?: number
  width?: number
  label?: number
  /** Smaller values, less room between rows, and labels on one line where they fit: for long lists. */
  compact?: boolean
}

/** A section's heading; moves to the next page unless `keep` points fit below it. */
export function heading(sheet: Sheet, text: Bilingual, keep = 60): void {
  sheet.ensure(34 + keep)
  sheet.y += 11
  const zhWidth = sheet.measureWidth(text.zh, styles.heading)
  const y = sheet.y
  sheet.group('H2', () => {
    sheet.tag('Span', () => sheet.draw(text.zh, styles.heading, { y }))
    sheet.tag(
      'Span',
      () => sheet.draw(text.en, styles.headingEnglish, { x: page.margin + zhWidth + 8, y: y + 1 }),
      { lang: 'en' },
    )
  })
  sheet.y = y + 18
  sheet.rule(palette.hair)
  sheet.y += 6
}

/** A paragraph in Chinese with its English below, smaller. */
export function paragraph(sheet: Sheet, text: Bilingual, indent = 0, marker = ''): void {
  const x = page.margin + indent
  const width = contentWidth - indent
  sheet.ensure(sheet.measure(text.zh, styles.body, width) + sheet.measure(text.en, styles.english, width))
  sheet.group(marker ? 'LI' : 'Div', () => {
    if (marker) {
      sheet.tag('Lbl', () =>
        sheet.draw(marker, styles.bodyBold, { x: page.margin, width: indent, y: sheet.y }),
      )
    }
    sheet.group(marker ? 'LBody' : 'Div', () => {
      sheet.text('P', text.zh, styles.body, { x, width })
      sheet.text('P', text.en, styles.english, { x, width }, { lang: 'en' })
    })
  })
  sheet.y += 5
}

/** Numbered paragraphs. */
export function numbered(sheet: Sheet, items: readonly Bilingual[]): void {
  sheet.group('L', () => items.forEach((item, index) => paragraph(sheet, item, 18, `${index + 1}.`)))
}

/** A table of facts, label left, value right; a row never breaks across pages. */
export function facts(sheet: Sheet, rows: readonly Fact[], place: FactsPlace = {}): void {
  sheet.group('Table', () => rows.forEach((row) => factRow(sheet, row, place)))
}

/** How high `facts` will be where no page ends within. */
export function factsHeight(sheet: Sheet, rows: readonly Fact[], place: FactsPlace = {}): number {
  return rows.reduce((sum, row) => sum + factLayout(sheet, row, place).height, 0)
}

function factLayout(sheet: Sheet, row: Fact, place: FactsPlace) {
  const { x = page.margin, width = contentWidth, label: labelWidth = 128, compact = false } = place
  const values = typeof row.value === 'string' ? [row.value] : row.value
  const labelRoom = labelWidth - 8
  const zhWidth = sheet.measureWidth(row.label.zh, styles.label)
  const enWidth = sheet.measureWidth(row.label.en, styles.labelEnglish)
  /** Where the English stands beside the Chinese, not below it. */
  const besideX = compact && zhWidth + 4 + enWidth <= labelRoom ? x + zhWidth + 4 : undefined
  const style: TextStyle = compact
    ? styles[row.code ? 'denseCode' : 'dense']
    : styles[row.code ? 'code' : 'body']
  const labelHeight =
    sheet.measure(row.label.zh, styles.label, labelRoom) +
    (besideX === undefined ? sheet.measure(row.label.en, styles.labelEnglish, labelRoom) : 0)
  const column = { valueX: x + labelWidth, valueWidth: width - labelWidth }
  const valueHeight = values.reduce((sum, value) => sum + sheet.measure(value, style, column.valueWidth), 0)
  const height = Math.max(labelHeight, valueHeight) + (compact ? 3 : 5)
  return { x, labelRoom, besideX, enWidth, values, style, height, ...column }
}

function factRow(sheet: Sheet, row: Fact, place: FactsPlace): void {
  const { height, values, style, valueX, valueWidth, ...label } = factLayout(sheet, row, place)
  sheet.ensure(height)
  const top = sheet.y
  sheet.group('TR', () => {
    sheet.group('TH', () => factLabel(sheet, row.label, label), { scope: 'Row' })
    sheet.y = top
    sheet.group('TD', () => {
      for (const value of values) sheet.text('P', value, style, { x: valueX, width: valueWidth })
    })
  })
  sheet.y = top + height
}

function factLabel(
  sheet: Sheet,
  { zh, en }: Bilingual,
  at: { x: number; labelRoom: number; besideX: number | undefined; enWidth: number },
): void {
  const top = sheet.y
  sheet.text('P', zh, styles.label, { x: at.x, width: at.labelRoom })
  const below = { x: at.x, width: at.labelRoom }
  const beside = { x: at.besideX ?? at.x, width: at.enWidth + 1, y: top + 1.7 }
  sheet.text('P', en, styles.labelEnglish, at.besideX === undefined ? below : beside, { lang: 'en' })
}

/** A tinted box around a sentence that must not be overlooked. */
export function notice(
  sheet: Sheet,
  text: Bilingual,
  look: { width?: number; wash?: string; edge?: string } = {},
): void {
  const { width = contentWidth, wash = palette.wash, edge = palette.pink } = look
  const inner = width - 28
  const height =
    sheet.measure(text.zh, styles.body, inner) + sheet.measure(text.en, styles.english, inner) + 18
  sheet.ensure(height + 6)
  const top = sheet.y
  sheet.artifact('Layout', () => {
    sheet.doc.rect(page.margin, top, width, height).fill(wash)
    sheet.doc.rect(page.margin, top, 3, height).fill(edge)
  })
  sheet.y = top + 9
  sheet.text('P', text.zh, styles.body, { x: page.margin + 16, width: inner })
  sheet.text('P', text.en, styles.english, { x: page.margin + 16, width: inner }, { lang: 'en' })
  sheet.y = top + height + 6
}
