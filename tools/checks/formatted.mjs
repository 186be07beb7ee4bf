/** Files as `npx oxfmt` leaves them, for what is written by commands and generators. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'

const { ignorePatterns: _, ...options } = JSON.parse(
  readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'),
)

/**
 * @param {string} path by whose ending the language is known
 * @returns {Promise<string>}
 * @throws {Error} when `text` can't be parsed as that language
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, options)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}

/** @param {string | URL} file a path or a `file:` URL; its folder is there */
export async function writeFormatted(file, text) {
  const path = typeof file === 'string' ? file : fileURLToPath(file)
  writeFileSync(path, await formatted(path, text))
}
