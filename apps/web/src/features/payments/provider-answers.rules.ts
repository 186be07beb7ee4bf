import type { ProviderAnswer, ReadPaymentResponse } from '@originseal/contracts'

type Answer = Pick<ProviderAnswer, 'attemptNumber' | 'answeredAt'>

/** Whether the provider has answered about every try that it can be asked about, since what was known before. */
export const isAnswered = (
  attempts: readonly Pick<ReadPaymentResponse['attempts'][number], 'number' | 'payment'>[],
  before: readonly Answer[],
  now: readonly Answer[],
): boolean => {
  const at = (answers: readonly Answer[], wanted: string) =>
    answers.find(({ attemptNumber }) => attemptNumber === wanted)?.answeredAt
  return attempts
    .filter(({ payment }) => payment !== 'transfer')
    .every(({ number }) => at(now, number) !== at(before, number))
}
