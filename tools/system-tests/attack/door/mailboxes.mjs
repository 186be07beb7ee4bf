import { until } from '../../shared/until.mjs'
import { mailsTo } from '../../shared/mails.mjs'
import { asBrowser } from '../../shared/doors.mjs'

/** What one mailbox gets in a day (docs/adr/0059). */
const mostADay = 3

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function fillMailboxes(doors, score) {
  score.title('Mailboxes of strangers')
  const victims = [
    'victim@shop.example',
    'Victim@Shop.Example',
    'victim+1@shop.example',
    'VICTIM+2@shop.example',
  ]
  const asked = []
  /** By what they say: each has a code of its own. */
  const mails = new Map()
  for (const { token } of Object.values(doors.of))
    for (const address of victims) {
      asked.push(await ask(doors, token, address))
      // A code that another one replaces is not sent any more, nor kept in the folder where it was.
      await sent(doors)
      for (const mail of mailsTo(doors.settings.respondentMails, address)) mails.set(mail.text, mail)
    }
  score.holds(
    `${asked.length} codes asked for one mailbox, by three pages, each by another network: no more than ${mostADay}`,
    mails.size === mostADay,
    `${mails.size} mails`,
  )
  score.holds(
    'nobody is told that a mailbox has got enough',
    asked.every(({ status }) => status === 303) &&
      new Set(asked.map(({ shown }) => shown?.toLowerCase())).size === 1,
    String(asked.at(-1)?.shown),
  )
  score.holds(
    'a stranger’s mail leads to no page',
    [...mails.keys()].every((text) => !text.includes('/d/')),
  )
  await guessCodes(doors, score)
  await stopOthers(doors, score)
}

async function ask(doors, token, address) {
  const { status } = await doors.post(token, { do: 'ask-mails', address })
  return { status, shown: maskedIn((await doors.read(token)).text) }
}

async function guessCodes(doors, score) {
  const { token, caseId } = doors.of.ended
  const outcomes = []
  for (let guess = 0; guess < 40; guess += 1) {
    const code = String(guess).padStart(8, '0')
    const { status } = await doors.post(token, { do: 'confirm-mails', code })
    outcomes.push({ what: `a guessed code answered ${status}`, got: status === 303 })
  }
  score.attack('guesses of a code', outcomes)
  const [row] = await doors.query(
    `SELECT code_hash IS NULL AS confirmed, code_tries AS tries FROM respondent_address WHERE case_id = '${caseId}'`,
  )
  score.holds(
    'after five of them the code is void',
    !row.confirmed && row.tries === 5,
    `${row.tries} counted`,
  )
}

/** Mails are stopped by whoever has one, and by nobody and nothing else. */
async function stopOthers(doors, score) {
  const { token, caseId, negotiation } = doors.of.open
  await doors.post(token, { do: 'stop-mails' })
  const address = `reader-${caseId}@shop.example`
  await doors.post(token, { do: 'ask-mails', address })
  const mails = () => mailsTo(doors.settings.respondentMails, address)
  await until(async () => mails().length === 1, { what: 'the code' })
  const code = /^[0-9A-Z]{8}$/m.exec(mails()[0].text)?.[0]
  await doors.post(token, { do: 'confirm-mails', code })
  await doors.post(token, { do: 'message', text: 'Hello.' })
  await negotiation.act({ act: 'message', text: '您好' })
  await doors.query("UPDATE job SET due_at = now() WHERE kind = 'respondent-mails.tell'")
  await until(async () => mails().length === 2, { what: 'the news' })
  const path = /\/d\/[\w-]{24}\/stop/.exec(mails().at(-1)?.text ?? '')?.[0]
  const isKept = async () =>
    (await doors.query(`SELECT id FROM respondent_address WHERE case_id = '${caseId}'`)).length === 1

  const looks = []
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
    looks.push(await doors.stranger().ask(method, path, { headers: asBrowser }))
  const foreign = await doors.stranger().ask('POST', path, {
    body: new URLSearchParams(),
    headers: { ...asBrowser, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  const own = await doors.stranger().ask('POST', `/d/${token}/stop`, { body: new URLSearchParams() })
  score.holds(
    'looks at the link of a mail, posts of another site and the page’s own token stop nothing',
    (await isKept()) && foreign.status === 403,
    [...looks, foreign, own].map(({ status }) => status).join(' '),
  )
  const oneClick = { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), headers: {} }
  const stopped = await doors.stranger().ask('POST', `${path}?lang=en`, oneClick)
  score.holds('one click stops them', stopped.status === 200 && !(await isKept()))
  const never = await doors.stranger().ask('POST', `/d/${'x'.repeat(24)}/stop?lang=en`, oneClick)
  score.holds(
    'a token that never was is answered alike',
    never.status === stopped.status && never.text === stopped.text,
  )
}

const maskedIn = (text) => /\S+@•••\.\w+/.exec(text)?.[0]

/** Nothing waits to be sent any more. */
const sent = (doors) =>
  until(async () => (await doors.query("SELECT id FROM job WHERE kind = 'mails.send'")).length === 0, {
    what: 'the mails to leave',
  })
