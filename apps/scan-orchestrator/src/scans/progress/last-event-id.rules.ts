const mostSequence = 2_147_483_647

/**
 * The number of the last event that a reader has had, by its `Last-Event-ID`; 0, the beginning, for anything that none of
 * our streams has sent. An error would be of no use: a browser's EventSource gives up at one and never asks again.
 */
export function lastSequenceOf(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,10}$/u.test(header)) return 0
  const sequence = Number(header)
  return sequence <= mostSequence ? sequence : 0
}
