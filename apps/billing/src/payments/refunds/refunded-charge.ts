import type { AttemptEntity } from '../attempts/attempt.entity'
import type { CardCharge } from '../ecpay/ecpay-cards'

/** The card's charge of a paid try; undefined where no card has paid, so that nobody can give it back by a call. */
export function chargeOf(attempt: AttemptEntity): CardCharge | undefined {
  const { payment, number, providerNumber, chargeNumber, amount } = attempt
  if (payment !== 'card' || providerNumber === null || chargeNumber === null) return undefined
  return { number, providerNumber, chargeNumber, amount }
}
