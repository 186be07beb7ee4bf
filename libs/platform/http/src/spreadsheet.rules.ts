/** What a cell shows. */
export type CellValue = string | number | boolean | null | undefined

/** A column of a file for spreadsheets: its name, and what it shows of a row. */
export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => CellValue
}

/** Read by Excel as UTF-8; without it Chinese is not. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet takes for a formula, also after spaces; some begin one by full-width characters, too. */
const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/u
/** Quoted where RFC 4180 wants it. */
const needsQuotes = /[",\r\n]/u

/**
 * A cell as it is written. Text that a spreadsheet would calculate gets a leading `'` (CSV injection, OWASP); numbers of
 * ours stay numbers.
 */
export function cellOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const inert = formulaStart.test(value) ? `'${value}` : value
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** A line, ended as RFC 4180 wants. */
export const lineOf = (cells: readonly CellValue[]): string => `${cells.map(cellOf).join(',')}\r\n`
