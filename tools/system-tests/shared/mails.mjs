import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './until.mjs'

/**
 * Mails to somebody, oldest first, where mails are files of this machine; none where a server sends them.
 * @param {string | undefined} folder
 * @returns {{ to: string, subject: string, text: string, writtenAt: string }[]}
 */
export function mailsTo(folder, to) {
  if (folder === undefined || !existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.to === to)
    .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}

/**
 * Waits for so many mails to somebody that say one of the texts, and prints the subjects of all that do; none may come twice.
 * Where a server sends the mails they are not looked for.
 */
export async function checkMails(folder, to, { what, texts, count = 1 }, record) {
  if (folder === undefined) return record.omit(`the mails ${what}: a server sends them`)
  const subjects = () =>
    mailsTo(folder, to)
      .filter(({ subject, text }) => texts.some((each) => `${subject}\n${text}`.includes(each)))
      .map(({ subject }) => subject)
  await until(async () => subjects().length >= count, { what: `the mails ${what}`, within: 60_000 })
  record.same(new Set(subjects()).size, subjects().length, `the number of different mails ${what}`)
  for (const subject of subjects()) record.artefact('mail', subject)
}

/** The token of the link to a page in somebody's latest mail. @returns {Promise<string>} */
export async function tokenFor(folder, to, page) {
  const last = () =>
    mailsTo(folder, to).flatMap(({ text }) => new RegExp(`${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? [])
  await until(async () => last().length > 0, { what: `a mail that leads to ${page}` })
  return last().at(-1) ?? ''
}
