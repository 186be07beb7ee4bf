import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Bytes of a derived table. tools/mark-tables builds them; docs/licences.md names their sources. */
export const readAsset = (file: string): Buffer =>
  gunzipSync(readFileSync(join(__dirname, '../../assets', file)))

/** A table's rows, each its tab-separated cells. */
export const readRows = (file: string): string[][] =>
  readAsset(file)
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

/** What is computed when it is first asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined
  return () => (kept ??= { value: compute() }).value
}
