export type CaptureErrorCode =
  | 'browser-failed'
  | 'no-sandbox'
  | 'navigation'
  | 'timeout'
  | 'memory'
  | 'not-a-page'
  | 'closed'

const sentences: Readonly<Record<CaptureErrorCode, string>> = {
  'browser-failed': 'The browser could not be started or ended by itself',
  'no-sandbox':
    'The browser finds no sandbox: allow unprivileged user namespaces, install chromium-sandbox, or set CHROMIUM_ALLOW_NO_SANDBOX=true',
  navigation: 'The page could not be opened',
  timeout: 'The page took longer than the time allowed',
  memory: 'The page used more memory than allowed',
  'not-a-page': 'The address did not lead to a web page',
  closed: 'The browser has been closed',
}

/**
 * A page was not captured. Like the egress errors it tells no URL; `reason` is Chromium's or the system's code.
 * `status` is what the server answered where it said no more than that: an error without a body.
 */
export class CaptureError extends Error {
  constructor(
    readonly code: CaptureErrorCode,
    readonly reason?: string,
    readonly status?: number,
  ) {
    super(reason === undefined ? sentences[code] : `${sentences[code]} (${reason})`)
    this.name = 'CaptureError'
  }
}
