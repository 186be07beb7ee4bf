/** The 45 Nice classes as bits of two words. */
export interface ClassMask {
  readonly low: number
  readonly high: number
}

export function maskOf(classes: readonly number[]): ClassMask {
  let [low, high] = [0, 0]
  for (const each of classes)
    if (each <= 31) low |= 1 << each
    else high |= 1 << (each - 32)
  return { low, high }
}

/** Of a mark whose classes are not known: it may be in any. */
export const everyClass: ClassMask = maskOf(Array.from({ length: 45 }, (_, i) => i + 1))

export const isEmptyMask = ({ low, high }: ClassMask): boolean => low === 0 && high === 0

/** Whether they share a class. */
export const meet = (a: ClassMask, low: number, high: number): boolean =>
  (a.low & low) !== 0 || (a.high & high) !== 0
