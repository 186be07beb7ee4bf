/** No connection, in the words of Node's sockets and of its fetch. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
])

/** Whether an error, or what it came from, says that a server can't be reached. */
export function isUnreachable(error: unknown): boolean {
  const { code, cause, errors } = (error ?? {}) as { code?: string; cause?: unknown; errors?: unknown[] }
  if (code !== undefined && codes.has(code)) return true
  return (cause !== undefined && isUnreachable(cause)) || (errors ?? []).some(isUnreachable)
}
