import { stored } from './stored'

/** A trial visitor's token, where the specification wants it. Without schemas: the home page asks whether there is one. */
export const trialToken = stored({
  area: () => window.localStorage,
  key: 'trialToken',
  decode: (written): string => {
    if (typeof written !== 'string' || written === '') throw new TypeError('a trial token is a text')
    return written
  },
  text: 'plain',
})
