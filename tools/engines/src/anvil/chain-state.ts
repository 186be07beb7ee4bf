import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Anvil writes, a second apart, over the same file: a kill may leave half of it. */
export const dumpFile = (folder: string) => join(folder, 'dump.json')
/** The last dump that was seen whole: what Anvil starts from. */
export const stateFile = (folder: string) => join(folder, 'state.json')

function isWhole(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/**
 * Makes the newest whole dump the state to start from.
 * @param folder the chain's data
 * @returns whether there was a newer one
 */
export async function keepChainState(folder: string): Promise<boolean> {
  const [dump, state] = [dumpFile(folder), stateFile(folder)]
  if (!existsSync(dump)) return false
  if (existsSync(state) && statSync(state).mtimeMs >= statSync(dump).mtimeMs) return false
  const text = readFileSync(dump, 'utf8')
  if (!isWhole(text)) return false
  const fresh = `${state}.new`
  await writeFile(fresh, text, { flush: true, mode: 0o600 })
  renameSync(fresh, state)
  return true
}
