/** The chain can't be asked right now; nothing is known about what was sent. Wait and ask again. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable'
  constructor(
    readonly code: 'TIMEOUT' | 'UNREACHABLE' | 'HTTP_STATUS' | 'BAD_ANSWER' | 'ANSWER_TOO_LARGE',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The chain or its configuration says no; asking again alone won't change it. */
export class ChainRefused extends Error {
  override readonly name = 'ChainRefused'
  constructor(
    readonly code:
      | 'WRONG_CHAIN'
      | 'KEY_INVALID'
      | 'NO_DEPLOYER'
      | 'NO_REGISTRY'
      | 'REGISTRY_MISMATCH'
      | 'FEE_CAP'
      | 'INSUFFICIENT_FUNDS'
      | 'ALREADY_SEALED'
      | 'RPC_ERROR',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
