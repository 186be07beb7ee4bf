import { judgeMessage } from './message.rules'

/** A name that somebody gave to something, as the other side may read it; null where it says what no message may. */
export const fitText = (text: string | null): string | null =>
  text === null || judgeMessage(text).refusals.length > 0 ? null : text
