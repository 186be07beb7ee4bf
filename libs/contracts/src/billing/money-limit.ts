/**
 * Whole NT$ that one administrator gives back, or says what becomes of, alone: by one act, and by all that they do alone
 * on a day.
 */
export const aboveLimit = { when: { field: 'amount', above: 3_000, daily: 'money' } } as const
