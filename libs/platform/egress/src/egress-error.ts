export type EgressDeniedCode =
  | 'url-invalid'
  | 'scheme-forbidden'
  | 'credentials-forbidden'
  | 'port-forbidden'
  | 'host-invalid'
  | 'host-forbidden'
  | 'address-forbidden'

const deniedSentences: Readonly<Record<EgressDeniedCode, string>> = {
  'url-invalid': 'The address is not a URL',
  'scheme-forbidden': 'Only http and https addresses are visited',
  'credentials-forbidden': 'An address with a user name or password is not visited',
  'port-forbidden': 'The port of the address is not one that is visited',
  'host-invalid': 'The host of the address is not a valid name',
  'host-forbidden': 'The host of the address belongs to a local or special-use name',
  'address-forbidden': 'The host of the address is not on the public internet',
}

/**
 * The guard refused before any packet left. The message never contains the URL, the host or the address:
 * a hidden link must not come to light through a log line or an error that reaches a browser.
 */
export class EgressDenied extends Error {
  constructor(readonly code: EgressDeniedCode) {
    super(deniedSentences[code])
    this.name = 'EgressDenied'
  }
}

export type EgressFailedCode =
  | 'dns'
  | 'connection'
  | 'tls'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'protocol'
  | 'aborted'

const failedSentences: Readonly<Record<EgressFailedCode, string>> = {
  dns: 'The host name could not be resolved',
  connection: 'The host could not be reached',
  tls: 'The host could not prove its identity, or the encrypted connection failed',
  timeout: 'The host took longer than the time allowed',
  'too-large': 'The answer is larger than allowed',
  'too-many-redirects': 'The address redirects too often',
  protocol: 'The answer is not valid HTTP',
  aborted: 'The visit was called off',
}

/**
 * The visit was allowed and went wrong. `reason` is the system's or library's own code (ECONNRESET, …), never its
 * message, and there is no `cause`: both carry hosts and addresses.
 */
export class EgressFailed extends Error {
  constructor(
    readonly code: EgressFailedCode,
    readonly reason?: string,
  ) {
    super(reason === undefined ? failedSentences[code] : `${failedSentences[code]} (${reason})`)
    this.name = 'EgressFailed'
  }
}

export type EgressError = EgressDenied | EgressFailed

export function isEgressError(error: unknown): error is EgressError {
  return error instanceof EgressDenied || error instanceof EgressFailed
}
