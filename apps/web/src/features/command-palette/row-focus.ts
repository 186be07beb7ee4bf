/** Rows of the lists of a page: those of tables, and the entries of lists that say so by `data-rows`. */
const rowsOfPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#content tbody > tr, #content [data-rows] > li')].filter(
    (row) => entranceOf(row) !== null,
  )

/**
 * What of a row takes the focus: what leads on, as Enter then opens it as it would without us; else the first field of
 * its form, whose button waits until it is filled in.
 */
const entranceOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href], button:not([disabled]), summary') ??
  row.querySelector<HTMLElement>(
    'input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled])',
  )

/** Moves the focus to the next row, or the one before; from outside of all rows to the first. */
export function focusRow(to: 'next' | 'previous'): void {
  const rows = rowsOfPage()
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const wanted = at === -1 ? 0 : at + (to === 'next' ? 1 : -1)
  const row = rows[wanted]
  if (!row) return
  entranceOf(row)?.focus()
}
