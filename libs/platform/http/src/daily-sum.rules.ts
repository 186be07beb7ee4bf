import type { DailyShare } from '@originseal/contracts'

/** Whether an administrator who has done so much alone today does this alone, too. */
export const isDoneAlone = (soFar: number, { amount, most }: Pick<DailyShare, 'amount' | 'most'>): boolean =>
  soFar + amount <= most
