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
  /** Smaller values and less room between rows, for long lists. */
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

function factRow(sheet: Sheet, row: Fact, place: FactsPlace): void {
  const { x = page.margin, width = contentWidth, label: labelWidth = 128, compact = false } = place
  const values = typeof row.value === 'string' ? [row.value] : row.value
  const valueX = x + labelWidth
  const valueWidth = width - labelWidth
  const style: TextStyle = row.code ? styles.code : compact ? styles.cell : styles.body
  const labelHeight =
    sheet.measure(row.label.zh, styles.label, labelWidth - 8) +
    sheet.measure(row.label.en, styles.labelEnglish, labelWidth - 8)
  const valueHeight = values.reduce((sum, value) => sum + sheet.measure(value, style, valueWidth), 0)
  const height = Math.max(labelHeight, valueHeight) + (compact ? 3 : 5)
  sheet.ensure(height)
  const top = sheet.y
  sheet.group('TR', () => {
    sheet.group(
      'TH',
      () => {
        sheet.text('P', row.label.zh, styles.label, { x, width: labelWidth - 8 })
        sheet.text('P', row.label.en, styles.labelEnglish, { x, width: labelWidth - 8 }, { lang: 'en' })
      },
      { scope: 'Row' },
    )
    sheet.y = top
    sheet.group('TD', () => {
      for (const value of values) sheet.text('P', value, style, { x: valueX, width: valueWidth })
    })
  })
  sheet.y = top + height
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
