import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../chaos/until.mjs'

/**
 * The token of the latest mail to somebody that leads to a page, as soon as there is one; mails are files where no
 * server sends them.
 * @param {string} dataDir @param {string} to @param {string} page such as `/confirm-email`
 */
export async function mailedToken(dataDir, to, page) {
  const folder = join(dataDir, 'mails')
  let token
  const isThere = async () => {
    const mails = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .filter((mail) => mail.to === to && mail.text.includes(`${page}?token=`))
      .sort((one, other) => other.writtenAt.localeCompare(one.writtenAt))
    token = mails.flatMap(({ text }) => /\?token=([\w.-]+)/.exec(text)?.[1] ?? [])[0]
    return token
  }
  await until(isThere, { what: `a mail that leads to ${page}` })
  return token
}
