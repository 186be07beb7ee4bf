import type { TryLimit } from '../tries/tries'

/** Failures within a quarter of an hour. */
const most = { address: 20, account: 10, device: 10 } as const

export interface LoginTry {
  /** The network that the caller's IP address stands for. */
  readonly network: string
  /** The account's id; where there is no account, what was written instead. */
  readonly subject: string
  /** The device, where somebody logged in to this account on it before. */
  readonly device: string | undefined
}

/**
 * What a login counts against. On a device of the account's own nothing that strangers do counts: neither from the
 * same address nor against the same account; so nobody is locked out at home by somebody who guesses elsewhere.
 */
export function limitsOfLogin({ network, subject, device }: LoginTry): TryLimit[] {
  if (device !== undefined) return [{ of: 'login device', value: device, most: most.device }]
  return [
    { of: 'login address', value: network, most: most.address },
    { of: 'login account', value: subject, most: most.account },
  ]
}
