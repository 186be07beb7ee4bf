import type { Bilingual } from './blocks'
import { page, palette } from './palette'
import type { Sheet } from './sheet'
import { styles } from './styles'

export interface Column {
  title: Bilingual
  /** Points. */
  width: number
  align?: 'left' | 'right'
}

const gap = 8

/** A ruled table; a row never breaks across pages, and the header is repeated on each. */
export function table(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  sheet.group('Table', () => {
    headerRow(sheet, columns)
    for (const row of rows) {
      const height = Math.max(
        ...columns.map((column, i) => sheet.measure(row[i] ?? '', styles.cell, column.width - gap)),
      )
      if (sheet.room < height + 7) {
        sheet.addPage()
        headerRow(sheet, columns)
      }
      const top = sheet.y
      sheet.group('TR', () =>
        cells(columns, (column, x, index) => {
          sheet.group('TD', () =>
            sheet.text('P', row[index] ?? '', styles.cell, {
              x,
              width: column.width - gap,
              y: top,
              align: column.align ?? 'left',
            }),
          )
        }),
      )
      sheet.y = top + height + 3
      sheet.rule()
      sheet.y += 4
    }
  })
}

function headerRow(sheet: Sheet, columns: readonly Column[]): void {
  sheet.ensure(60)
  const top = sheet.y
  sheet.group('TR', () =>
    cells(columns, (column, x) => {
      const place = { x, width: column.width - gap, align: column.align ?? 'left' } as const
      sheet.group(
        'TH',
        () => {
          sheet.text('P', column.title.zh, styles.label, { ...place, y: top })
          sheet.text('P', column.title.en, styles.labelEnglish, { ...place, y: top + 12 }, { lang: 'en' })
        },
        { scope: 'Column' },
      )
    }),
  )
  sheet.y = top + 25
  sheet.rule(palette.grey)
  sheet.y += 4
}

function cells(columns: readonly Column[], draw: (column: Column, x: number, index: number) => void): void {
  let x: number = page.margin
  columns.forEach((column, index) => {
    draw(column, x, index)
    x += column.width
  })
}
