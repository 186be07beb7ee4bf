import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFormatted } from '../checks/formatted.mjs'
import { mutatedFiles } from './mutated-files.mjs'
import { digestOf } from './stryker.mjs'

const RESULTS = join(import.meta.dirname, 'results.json')

/**
 * Of the last run of each file. A result holds as long as the file and its tests are what they were: a run of some files, or one
 * that was cut off, adds to what is known.
 *
 * @typedef {import('./scores.mjs').Score & { digest: string, survivors: string[] }} Result
 * @returns {Record<string, Result>} by file, in the order of {@link mutatedFiles}; what has changed since its run is left out
 */
export function knownResults() {
  /** @type {Record<string, Result>} */
  const kept = JSON.parse(readFileSync(RESULTS, 'utf8'))
  return Object.fromEntries(
    mutatedFiles.flatMap((file) => {
      const result = kept[file]
      return result?.digest === digestOf(file) ? [[file, result]] : []
    }),
  )
}

/** @param {Result} result of a run that has just ended */
export async function keepResult(result) {
  const results = { ...knownResults(), [result.file]: result }
  const ordered = Object.fromEntries(
    Object.entries(results).toSorted(([one], [other]) => one.localeCompare(other)),
  )
  await writeFormatted(RESULTS, JSON.stringify(ordered))
}
