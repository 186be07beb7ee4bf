import type preparation from './preparation.en.json'

type Texts = typeof preparation

/** Whom the page will be for; its guard stands already. */
export type Door = 'member' | 'admin'

/** What the drawing on the page shows. */
export type Subject = 'search' | 'talk' | 'work' | 'office'

export interface PageInPreparation {
  readonly path: string
  /** The row of the ledger that asks for the page. */
  readonly row: string
  /** Its texts: `pages.<name>` in `preparation.<locale>.json`. */
  readonly name: keyof Texts['pages']
  readonly door: Door
  readonly subject: Subject
}

const pages = (
  door: Door,
  rows: readonly (readonly [string, string, PageInPreparation['name'], Subject])[],
): PageInPreparation[] => rows.map(([path, row, name, subject]) => ({ path, row, name, door, subject }))

/**
 * Every address that leads somewhere although its page is still being made. Whoever makes a page takes its row
 * away: a test fails while a page is both here and made, and names the rows that remain.
 */
export const pagesInPreparation: readonly PageInPreparation[] = [
  ...pages('admin', [['/admin/users/:userId/p2p', 'ADMIN-03', 'adminUserP2p', 'talk']]),
]
