import { taipei, useTimeIn } from './use-time'

/** Day and time in Taipei, where the books and the log are kept. */
export const useTaipeiTime = (): ((instant: string) => string) => useTimeIn(taipei)
