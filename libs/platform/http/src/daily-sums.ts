import { Injectable } from '@nestjs/common'
import { lastTaipeiDays, type DailyShare } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { isDoneAlone } from './daily-sum.rules'

interface SumRow {
  readonly total: string
}

/** What each administrator has done alone on a day in Taipei. Needs `FourEyesSums1700000122000` migrated. */
@Injectable()
export class DailySums {
  /** Holds the row, so that of two at once the later one is judged with the earlier. @returns false, and nothing added */
  async add(tx: Tx, by: string, share: DailyShare): Promise<boolean> {
    const key = [by, today(), share.sum]
    const [row] = await tx.query<SumRow>(
      `INSERT INTO four_eyes_sum AS known (administrator_id, day, sum, total) VALUES ($1, $2, $3, 0)
       ON CONFLICT (administrator_id, day, sum) DO UPDATE SET total = known.total
       RETURNING total`,
      key,
    )
    if (!isDoneAlone(Number(row?.total ?? 0), share)) return false
    await tx.query(
      'UPDATE four_eyes_sum SET total = total + $4 WHERE administrator_id = $1 AND day = $2 AND sum = $3',
      [...key, share.amount],
    )
    return true
  }
}

const today = (): string => lastTaipeiDays(new Date(), 1)[0] as string
