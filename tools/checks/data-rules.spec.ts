import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dataViolations } from './data-rules.mjs'
import { isSql } from './sql-text.mjs'

const migration = `export const up = 'CREATE TABLE note (id uuid); CREATE TABLE label (id uuid)'`
const owners = { protection: { notes: ['note'], labels: ['label'] } }

/** What the rules say of protection with these files below `src`. */
function judge(files: Readonly<Record<string, string>>, owned: object = owners): string[] {
  const root = mkdtempSync(join(tmpdir(), 'data-rules-'))
  const sources = { 'migrations/1-notes.ts': migration, ...files }
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    write('tools/checks/table-owners.json', JSON.stringify(owned))
    const paths = Object.entries(sources).map(([path, text]) => {
      write(`apps/protection/src/${path}`, text)
      return `apps/protection/src/${path}`
    })
    return dataViolations(root, paths).map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

describe('SQL', () => {
  it.each([
    'SELECT 1',
    '\n  -- why\n  WITH gone AS (DELETE FROM note RETURNING id) SELECT id FROM gone',
    '(SELECT id FROM note)',
    'INSERT INTO note VALUES ($1)',
    'UPDATE note SET id = $1',
    'DELETE FROM note',
    'NOTIFY notes',
    'LOCK TABLE note',
    'TRUNCATE note',
    'WHERE id = $1',
    'ORDER BY id',
    'select id from note where id = $1',
    'update note set id = $1',
  ])('is %j', (text) => expect(isSql(text)).toBe(true))

  it.each([
    'Select a picture from your device',
    'SELECT',
    'DELETE /notes/1',
    'where it was',
    'with love from us',
    'Update',
  ])('is not %j', (text) => expect(isSql(text)).toBe(false))
})

describe('a table', () => {
  it.each([
    ['joined', `'SELECT note.id FROM note LEFT JOIN label ON true'`],
    ['joined at once', `'SELECT note.id FROM note JOIN label ON true'`],
    ['listed', `'SELECT 1 FROM note n, label AS l'`],
    ['written', `'WITH gone AS (DELETE FROM note RETURNING id) INSERT INTO label SELECT id FROM gone'`],
    ['in small letters', `'select id from label'`],
    ['in a piece of SQL', '`JOIN label ON ${1}`'],
    ['asked for by the builder', `db.selectFrom('label as l').selectAll()`],
    ['joined by the builder', `query.innerJoin('label', 'label.id', 'note.id')`],
  ])('of another feature is refused, %s', (_, sql) => {
    const found = judge({ 'notes/notes.queries.ts': `\nexport const sql = ${sql}` })
    expect(found).toEqual([
      'tables-belong-to-their-feature: apps/protection/src/notes/notes.queries.ts:2 → label of labels',
    ])
  })

  it('of its own feature is not, nor a column, another name or a CTE called like one', () => {
    const sql = `'WITH found AS (SELECT n.label, label.id FROM note AS label) SELECT label FROM found FOR UPDATE OF label'`
    expect(judge({ 'notes/list/notes.queries.ts': `export const sql = ${sql}` })).toEqual([])
  })

  it('has one owner, by its entity or by the list, and every owner a table', () => {
    const entity = { 'notes/note.entity.ts': `@Entity('note')\nexport class NoteEntity {}` }
    expect(judge(entity)).toEqual([
      'tables-belong-to-their-feature: protection.note → has an owner already: its entity',
    ])
    expect(judge({}, { protection: { notes: ['note', 'page'] } })).toEqual([
      'tables-belong-to-their-feature: protection.label → has no owner',
      'tables-belong-to-their-feature: protection.page → is created by no migration',
    ])
  })
})

it('the builder begins a statement in the data layer only', () => {
  const text = `export const all = (db: Db) => db.selectFrom('note').selectAll()`
  expect(judge({ 'notes/list-notes.ts': text, 'notes/notes.queries.ts': text })).toEqual([
    expect.stringContaining('sql-in-the-data-layer: apps/protection/src/notes/list-notes.ts:1'),
  ])
})

it('the files that wait for their mending never become more', () => {
  const text = readFileSync(join(__dirname, 'data-access-pending.json'), 'utf8')
  const pending = Object.values(JSON.parse(text) as Record<string, object>)
  expect(pending.flatMap((files) => Object.keys(files)).length).toBeLessThanOrEqual(64)
})
