import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRecords, contradictions, indexOf, readRecord } from './decisions.mjs'

const record = (number: number, matter = '') =>
  readRecord(
    `000${number}-one.md`,
    `---\nstatus: accepted\ndate: 2026-01-0${number}\nsummary: One thing is done in one way only.\n${matter}\n---\n\n# ${number}. One\n`,
  )

describe('the decision records', () => {
  it('each have a date, a status and a summary, and agree about what changes what', () => {
    const records = allRecords()
    expect(records.length).toBeGreaterThan(17)
    expect(contradictions(records)).toEqual([])
  })

  it('are all in docs/adr/README.md, as they are (node tools/checks/decisions.mjs --write)', () => {
    const index = readFileSync(join(__dirname, '../../docs/adr/README.md'), 'utf8')
    expect(index).toBe(indexOf(allRecords()))
  })

  it('are listed with what they amend, and what amends them', () => {
    const text = indexOf([record(1), record(2, 'amends: [1]')])
    expect(text).toContain(
      '- [1. One](0001-one.md) (2026-01-01). One thing is done in one way only. Amended by [2]',
    )
    expect(text).toContain('Amends [1](0001-one.md).')
  })

  it.each([
    ['no front matter', '# 1. One\n'],
    ['no date', '---\nstatus: accepted\nsummary: One thing is done in one way only.\n---\n\n# 1. One\n'],
    ['no summary', '---\nstatus: accepted\ndate: 2026-01-01\n---\n\n# 1. One\n'],
    [
      'another number',
      '---\nstatus: accepted\ndate: 2026-01-01\nsummary: One thing is done in one way only.\n---\n\n# 2. One\n',
    ],
  ])('are refused with %s', (_, text) => {
    expect(() => readRecord('0001-one.md', text)).toThrow('0001-one.md')
  })

  it.each([
    ['one that amends a later one', [record(1, 'amends: [2]'), record(2)]],
    ['one that is superseded and says that it holds', [record(1), record(2, 'supersedes: [1]')]],
    ['two of one number', [record(1), record(1)]],
  ])('contradict each other with %s', (_, records) => {
    expect(contradictions(records)).toHaveLength(1)
  })
})
