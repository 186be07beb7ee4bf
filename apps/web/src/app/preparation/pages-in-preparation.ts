import type preparation from './preparation.en.json'

type Texts = typeof preparation

/** Whom the page will be for; its guard stands already. */
export type Door = 'member' | 'admin'

/** What the drawing on the page shows. */
export type Subject = 'search' | 'price' | 'talk' | 'work' | 'office'

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
  ...pages('member', [
    ['/bulk-upload', 'MEMBER-03', 'bulkUpload', 'work'],
    ['/p2p', 'MEMBER-07', 'p2p', 'talk'],
    ['/p2p/evidence-notify', 'MEMBER-07', 'evidenceNotify', 'talk'],
    ['/p2p/cases/:id', 'MEMBER-07', 'p2pCase', 'talk'],
  ]),
  ...pages('admin', [
    ['/admin/dashboard', 'ADMIN-02', 'adminDashboard', 'office'],
    ['/admin/users', 'ADMIN-03', 'adminUsers', 'office'],
    ['/admin/users/:userId/p2p', 'ADMIN-03', 'adminUserP2p', 'talk'],
    ['/admin/plan', 'ADMIN-05', 'adminPlan', 'price'],
    ['/admin/addon-packages', 'ADMIN-06', 'adminAddonPackages', 'price'],
    ['/admin/settings/api-keys', 'ADMIN-07', 'adminApiKeys', 'office'],
  ]),
]
