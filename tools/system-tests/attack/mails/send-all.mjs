import { until } from '../../shared/until.mjs'

/**
 * Sends the mails of a scenario and sees what becomes of them.
 * @param {{ desk: import('./desk.mjs').Desk, claimant: import('../../shared/claimant.mjs').Claimant, databases: any,
 *   caseId: string }} world
 * @param {import('./scenarios.mjs').Scenario} scenario
 */
export async function sendAll({ desk, claimant, databases, caseId }, scenario) {
  const rows = () =>
    databases.query('enforcement', 'SELECT state, authority FROM inbound_mail ORDER BY received_at, id')
  const [before, entries] = [(await rows()).length, (await claimant.read(caseId)).timeLine.length]
  const mails = await scenario.mails(desk)
  const answers = []
  for (const mail of mails) answers.push(await desk.send(mail))
  const taken = answers.filter((answer) => !answer.startsWith('refused')).length
  let kept = []
  await until(
    async () => {
      kept = (await rows()).slice(before)
      return kept.length === taken && kept.every(({ state }) => state !== 'received')
    },
    { what: `'${scenario.name}' to be read`, within: 180_000, every: 500 },
  )
  const changes = (await claimant.read(caseId)).timeLine.length - entries
  const became = wordOf({ taken, kept, changes })
  return { ...scenario, sent: mails.length, answer: answers.at(-1), became, holds: became === scenario.must }
}

function wordOf({ taken, kept, changes }) {
  if (taken === 0) return 'refused'
  const acting = kept.filter(({ authority }) => authority === 'acts').length
  if (acting > 0 || changes > 0)
    return acting === changes && acting === kept.length ? 'acts' : `acts ${changes} times`
  const unreadable = kept.filter(({ state }) => state === 'unreadable').length
  if (unreadable === kept.length) return 'unreadable'
  return unreadable === 0 ? 'shown' : `shown, ${unreadable} unreadable`
}
