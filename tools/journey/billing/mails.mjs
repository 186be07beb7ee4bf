import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Mails to somebody that name an order, where mails are files of this machine; none where a server sends them.
 * @param {string | undefined} folder
 */
export function mailsAbout(folder, to, orderNumber) {
  if (folder === undefined || !existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.to === to && mail.text.includes(orderNumber))
}
