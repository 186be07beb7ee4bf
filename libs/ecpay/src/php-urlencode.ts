const left: Readonly<Record<string, string>> = {
  '~': '%7E',
  "'": '%27',
  '!': '%21',
  '*': '%2A',
  '(': '%28',
  ')': '%29',
}

/**
 * PHP's `urlencode`: UTF-8, a space is `+`, letters, digits and `-_.` stay.
 * @throws URIError for half of a surrogate pair, which has no UTF-8
 */
export const phpUrlEncode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[~'!*()]/g, (character) => left[character] as string)

/**
 * The inverse of {@link phpUrlEncode}.
 * @throws URIError for what is no url-encoded UTF-8
 */
export const phpUrlDecode = (text: string): string => decodeURIComponent(text.replaceAll('+', '%20'))
