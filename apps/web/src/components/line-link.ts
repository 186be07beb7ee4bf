/**
 * Where a conversation with an official LINE account is begun, its first message written already.
 * Source: LINE Developers, "Use LINE features with the LINE URL scheme", oaMessage.
 */
export const lineLink = (lineId: string, message?: string): string => {
  const account = `https://line.me/R/oaMessage/${encodeURIComponent(lineId)}/`
  return message === undefined ? account : `${account}?${encodeURIComponent(message)}`
}
