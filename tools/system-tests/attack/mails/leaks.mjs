import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the claimant has said of themselves, and what the counter-notice of the market's desk says of a seller. */
const planted = ['重慶南路一段 122 號', '886223456789', 'ORIGINSEAL-PLANTED']

const services = [
  'identity',
  'protection',
  'scan-orchestrator',
  'billing',
  'enforcement',
  'trademark',
  'admin',
]

/** Looks for planted personal data where nobody’s may be: logs, facts, jobs, public pages. */
export async function leaksOf({ origin, logs, databases }, claimant) {
  const words = [...planted, claimant.legalName]
  const [{ arrived }] = await databases.query(
    'enforcement',
    "SELECT count(*)::int AS arrived FROM inbound_mail WHERE body_text LIKE '%ORIGINSEAL-PLANTED%'",
  )
  if (arrived === 0)
    throw new Error('nothing of what was planted has arrived: that it is nowhere shows nothing')
  const count = (where, texts, wanted = planted) => ({
    where,
    looked: texts.length,
    found: texts.filter((text) => wanted.some((word) => text.includes(word))).length,
  })
  const lines = readdirSync(logs).flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n'))
  const facts = await databases.query('events', 'SELECT event_log::text AS text FROM event_log')
  const jobs = await Promise.all(
    services.map((service) => databases.query(service, 'SELECT job::text AS text FROM job')),
  )
  const victories = await (await fetch(`${origin}/api/public/victories`)).text()
  return [
    count('logs', lines),
    count(
      'facts',
      facts.map(({ text }) => text),
    ),
    count(
      'jobs',
      jobs.flat().map(({ text }) => text),
    ),
    count('public pages', [victories], words),
  ]
}
