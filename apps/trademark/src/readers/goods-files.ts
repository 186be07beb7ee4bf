import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { groupsOf } from './office-fields.rules'

/** A name of the office's list of goods and services. */
export interface GoodsTerm {
  readonly class: number
  readonly nameZh: string
  readonly nameEn: string
  /** Codes of similar groups. */
  readonly groups: readonly string[]
}

/** Two groups that the office searches together. */
export type GroupLink = readonly [group: string, other: string]

/** What the headings of the columns say, in whichever order they stand. */
const headings = {
  groups: /組群|類似/u,
  english: /英文/u,
  chinese: /中文|商品名稱|服務名稱/u,
} as const

type Column = keyof typeof headings

function columnsOf(heading: readonly string[]): Record<Column, number> {
  const place = (column: Column): number => heading.findIndex((title) => headings[column].test(title))
  const columns = { groups: place('groups'), english: place('english'), chinese: place('chinese') }
  if (columns.groups < 0 || columns.chinese < 0)
    throw new Error(
      `a goods list has columns for the Chinese name and the groups, this one has ${heading.join(', ')}`,
    )
  return columns
}

const rowsOf = (path: string): AsyncIterable<string[]> =>
  createReadStream(path).pipe(parse({ bom: true, relaxColumnCount: true, skipEmptyLines: true, trim: true }))

/** Of a code of four to six digits the first two are the class. */
const classOf = (group: string): number => Number(group.slice(0, 2))

/**
 * The office's list of goods and services with its similar groups: CSV with a heading. Rows without a name or a code are left out.
 * @throws Error where the columns are not those of such a list
 */
export async function readGoodsTerms(path: string): Promise<GoodsTerm[]> {
  const terms: GoodsTerm[] = []
  let columns: Record<Column, number> | undefined
  for await (const row of rowsOf(path)) {
    if (!columns) {
      columns = columnsOf(row)
      continue
    }
    const nameZh = (row[columns.chinese] ?? '').normalize('NFKC')
    const groups = groupsOf([row[columns.groups] ?? ''])
    const [first] = groups
    if (nameZh === '' || first === undefined) continue
    terms.push({ class: classOf(first), nameZh, nameEn: row[columns.english] ?? '', groups })
  }
  return terms
}

/** Pairs of groups that are searched together: the codes of each row's first two columns that have some. */
export async function readGroupLinks(path: string): Promise<GroupLink[]> {
  const links: GroupLink[] = []
  for await (const row of rowsOf(path)) {
    const [groups = [], others = []] = row
      .map((field) => groupsOf([field]))
      .filter((codes) => codes.length > 0)
    for (const group of groups) for (const other of others) links.push([group, other])
  }
  return links
}
