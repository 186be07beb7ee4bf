/** Stands in pages that are written at build for the origin, which the server knows that sends them. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** Where the pages are, without a slash at the end: as the document says, so that what was written at build fits. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER
  return document.getElementById('root')?.dataset.origin ?? window.location.origin
}
