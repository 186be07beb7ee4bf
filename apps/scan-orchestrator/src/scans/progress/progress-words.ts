import type { ProgressKey } from '@originseal/contracts'

/** All that a scan can say, in English; the web has the other languages under the same keys. */
const sentences: Readonly<Record<ProgressKey, string>> = {
  queued: 'The scan is being prepared',
  'searching-source': 'Searching {source}',
  'pages-read': '{source}: {pages} pages read, {images} pictures seen',
  'source-searched': '{source} is searched: {pages} pages, {images} pictures',
  'source-unreachable': '{source} could not be reached; the report says so',
  'source-not-configured': '{source} is not set up and is not searched',
  'source-switched-off': '{source} is switched off by the operator and is not searched',
  'resolving-images': 'Fetching {images} pictures to compare',
  'images-resolved': '{done} of {images} pictures fetched and fingerprinted',
  'comparing-fingerprints': 'Comparing the fingerprints of {images} pictures',
  'index-unanswered': 'The image index does not answer yet; the scan waits for it',
  'candidates-found': '{candidates} pictures look alike and are examined closely',
  'no-candidates': 'No picture looks alike',
  examining: 'Laying picture {done} of {candidates} over the original',
  'copy-found': 'A copy was found (picture {number})',
  ranking: 'Sorting {findings} findings by confidence',
  'pages-looked-through': '{source}: {pages} pages read',
  'site-looked-through': '{source} is searched: {pages} pages',
  'comparing-names': 'Comparing the words of {listings} listings with the name',
  'listings-done': 'The scan is complete: {findings} listings',
  'writing-report': 'Writing the signed report',
  done: 'The scan is complete: {findings} suspicious pages',
  cancelled: 'The scan was cancelled',
  failed: 'scan task failed, please retry later',
}

export interface Progress {
  readonly key: ProgressKey
  readonly values: Readonly<Record<string, string | number>>
}

export function inWords({ key, values }: Progress): string {
  return sentences[key].replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''))
}
