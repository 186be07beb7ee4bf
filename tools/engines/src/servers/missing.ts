/** This machine lacks what an engine needs; the message says what to install. */
export class Missing extends Error {
  override readonly name = 'Missing'
}
