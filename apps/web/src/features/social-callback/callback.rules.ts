/** What the server says at the end of a provider's sign-in. */
export type Callback =
  | { readonly is: 'token'; readonly token: string }
  | { readonly is: 'refused'; readonly error: string }
  | { readonly is: 'empty' }

/** Longest reason that is shown: it comes out of the address, which anybody may have written. */
const ERROR_CHARACTERS = 80

/** Reads the query of the callback pages (AUTH-09); an error outweighs a token. */
export function callbackOf(query: URLSearchParams): Callback {
  const error = query.get('error')
  if (error) return { is: 'refused', error: [...error].slice(0, ERROR_CHARACTERS).join('') }
  const token = query.get('token')
  return token ? { is: 'token', token } : { is: 'empty' }
}
