import { randomUUID } from 'node:crypto'
import { asBrowser } from '../../shared/doors.mjs'

/** What opens a link before, or instead of, a person. */
const programs = {
  'Outlook Safe Links': { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) SafeLinks' },
  'Google’s mail proxy': { 'user-agent': 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)' },
  Slack: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
  LINE: { 'user-agent': 'facebookexternalhit/1.1;line-poker/1.0' },
  Facebook: { 'user-agent': 'facebookexternalhit/1.1' },
  WhatsApp: { 'user-agent': 'WhatsApp/2.23.20.0' },
  Telegram: { 'user-agent': 'TelegramBot (like TwitterBot)' },
  'a browser that fetches ahead': { 'sec-purpose': 'prefetch', purpose: 'prefetch' },
  'a browser that draws ahead': { 'sec-purpose': 'prefetch;prerender' },
}

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function lookWithoutActing(doors, score) {
  score.title('Programs that open links')
  const { token, code, negotiation } = doors.of.open
  const before = await doors.standing()
  const view = JSON.stringify(await negotiation.read())
  const form = `do=end&form=${randomUUID()}`
  const looks = []
  const look = async (method, path, headers, body) => {
    const answer = await doors.stranger().ask(method, path, { headers: { ...asBrowser, ...headers }, body })
    looks.push({ what: `${method} ${path.replace(token, '…')}`, answer })
  }
  for (const headers of Object.values(programs))
    for (const method of ['HEAD', 'GET'])
      for (const path of ['', '/work', '/settlement', '/licence'])
        await look(method, `/d/${token}${path}`, headers)
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'])
    for (const path of [`/d/${token}?${form}`, `/d/${token}?lang=en&${form}`, `/d?code=${code}`])
      await look(method, path, {})
  for (const override of ['x-http-method-override', 'x-method-override', 'x-http-method'])
    await look('GET', `/d/${token}?${form}`, { [override]: 'POST' })
  // Scanners that press what looks like a button send forms without what a person has filled in.
  for (const does of [
    'answer',
    'message',
    'offer',
    'accepted',
    'declined',
    'sign',
    'report',
    'ask-mails',
    'confirm-mails',
  ])
    await look('POST', `/d/${token}`, {}, new URLSearchParams({ form: randomUUID(), do: does }))
  await look('POST', `/d/${token}`, {}, new URLSearchParams({}))
  await look('POST', `/d/${token}?${form}`, {}, new URLSearchParams({}))
  const after = JSON.stringify(await negotiation.read())
  score.attack(
    'looks, and forms that nobody filled in',
    looks.map(({ what, answer }) => ({
      what: `${what} answered ${answer.status}`,
      got: answer.status >= 500 || answer.status === 303,
    })),
  )
  score.holds('no look has changed anything', (await doors.standing()) === before)
  score.holds('the claimant is not told of looks', after === view)
}
