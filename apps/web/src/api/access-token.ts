import { stored } from './stored'

/** A member's access token, where the specification wants it; the refresh token is a cookie no script reads. */
export const accessToken = stored({
  area: () => window.localStorage,
  key: 'accessToken',
  decode: (written): string => {
    if (typeof written !== 'string' || written === '') throw new TypeError('an access token is a text')
    return written
  },
  text: 'plain',
})
