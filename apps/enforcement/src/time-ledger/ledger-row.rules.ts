/** One filed notice as the public may see it: times are cut to the hour, in UTC; no case, person or address. */
export interface LedgerRow {
  readonly platform: string
  readonly filedAt: Date
  readonly acknowledgedAt: Date | null
  readonly firstDownAt: Date | null
  readonly confirmedAt: Date | null
  readonly relapsedAt: Date | null
  /** Who saw that the copy was gone: we, or its claimant where our visits are not welcome. Null where it is not. */
  readonly seenBy: 'us' | 'claimant' | null
  /** Up to when it was followed. */
  readonly followedUntil: Date
  readonly isRejected: boolean
  readonly isCounterNoticed: boolean
  /** What the claim turned out to be, where that was decided in the last 180 days. */
  readonly decided: 'upheld' | 'wrong' | null
}

const times = [
  'filedAt',
  'acknowledgedAt',
  'firstDownAt',
  'confirmedAt',
  'relapsedAt',
  'followedUntil',
] as const
const marks = ['isRejected', 'isCounterNoticed'] as const
const head =
  'platform,filed_at,acknowledged_at,first_down_at,confirmed_at,relapsed_at,followed_until,rejected,counter_noticed,decided,seen_by'

/** Lines end as RFC 4180 wants; no value needs quotes. Sorted, so that the order of cases is told to nobody. */
export function toCsv(rows: readonly LedgerRow[]): string {
  const lines = rows.map((row) =>
    [
      row.platform,
      ...times.map((name) => row[name]?.toISOString() ?? ''),
      ...marks.map((name) => (row[name] ? 'yes' : 'no')),
      row.decided ?? '',
      row.seenBy ?? '',
    ].join(','),
  )
  return [head, ...lines.sort()].map((line) => `${line}\r\n`).join('')
}

/** Throws what line can't be read. */
export function fromCsv(text: string): LedgerRow[] {
  const [first, ...lines] = text.split('\r\n')
  if (first !== head) throw new Error('the first line does not name the columns of the time ledger')
  return lines.filter((line) => line !== '').map((line, index) => fromLine(line, index + 2))
}

function fromLine(line: string, number: number): LedgerRow {
  const cells = line.split(',')
  const fault = () => new Error(`line ${number} is no row of the time ledger`)
  if (cells.length !== 3 + times.length + marks.length) throw fault()
  const time = (index: number): Date | null => {
    const cell = cells[index + 1] ?? ''
    const at = new Date(cell)
    if (cell !== '' && Number.isNaN(at.getTime())) throw fault()
    return cell === '' ? null : at
  }
  const mark = (index: number): boolean => {
    const cell = cells[1 + times.length + index]
    if (cell !== 'yes' && cell !== 'no') throw fault()
    return cell === 'yes'
  }
  const decided = cells[1 + times.length + marks.length]
  if (decided !== '' && decided !== 'upheld' && decided !== 'wrong') throw fault()
  const seenBy = cells[2 + times.length + marks.length]
  if (seenBy !== '' && seenBy !== 'us' && seenBy !== 'claimant') throw fault()
  const [filedAt, acknowledgedAt, firstDownAt, confirmedAt, relapsedAt, followedUntil] = times.map(
    (_, index) => time(index),
  )
  if (!filedAt || !followedUntil || (seenBy === '') !== !firstDownAt) throw fault()
  return {
    platform: cells[0] as string,
    filedAt,
    acknowledgedAt: acknowledgedAt ?? null,
    firstDownAt: firstDownAt ?? null,
    confirmedAt: confirmedAt ?? null,
    relapsedAt: relapsedAt ?? null,
    followedUntil,
    isRejected: mark(0),
    isCounterNoticed: mark(1),
    decided: decided || null,
    seenBy: seenBy || null,
  }
}
