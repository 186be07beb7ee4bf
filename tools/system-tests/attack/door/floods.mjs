import { randomUUID } from 'node:crypto'
import { median } from './timing.mjs'

const networks = 60
const each = 10
/** What one side can write in a day (docs/adr/0059). */
const mostADay = 30

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function flood(doors, score) {
  score.title('Floods against one page')
  const door = doors.of.flooded
  const calm = await readingTimes(doors, doors.of.open.token)

  const form = randomUUID()
  const repeated = await Promise.all(
    Array.from({ length: 50 }, () => doors.post(door.token, { form, do: 'message', text: 'Once, please.' })),
  )
  score.holds(
    'one form, fifty times at once, from fifty networks: one entry',
    (await doors.entries(door)) === (await invitations(door)) + 1 &&
      repeated.every(({ status }) => status < 500),
    statuses(repeated),
  )

  const by = doors.stranger()
  const one = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      doors.post(door.token, { do: 'message', text: `Word ${n}` }, { by }),
    ),
  )
  score.holds(
    '200 messages of one network at once: ten are looked at',
    one.filter(({ status }) => status !== 429).length <= 10 && one.every(({ status }) => status < 500),
    statuses(one),
  )

  const many = Promise.all(
    Array.from({ length: networks }, async (_, network) => {
      const sender = doors.stranger()
      const answers = []
      for (let n = 0; n < each; n += 1)
        answers.push(
          await doors.post(door.token, { do: 'message', text: `${network}, ${n}` }, { by: sender }),
        )
      return answers
    }),
  )
  const during = await readingTimes(doors, doors.of.open.token)
  const answers = (await many).flat()
  const written = (await door.negotiation.read()).entries.filter(({ by: who }) => who === 'respondent').length
  score.holds(
    `${networks * each} messages of ${networks} networks: no more than ${mostADay} a day`,
    written <= mostADay && answers.every(({ status }) => status < 500),
    `${written} in the record; ${statuses(answers)}`,
  )
  score.holds(
    'another page is read meanwhile',
    during.every(({ status }) => status === 200),
    `median ${median(during.map(({ ms }) => ms)).toFixed(0)} ms, before ${median(calm.map(({ ms }) => ms)).toFixed(0)} ms`,
  )
  const still = await doors.read(door.token)
  score.holds('the flooded page can be read', still.status === 200, String(still.status))
  await heavyForms(doors, score, door)
}

/** Forms that cost much to read. */
async function heavyForms(doors, score, door) {
  const before = await doors.standing()
  const forms = {
    'a text of 10 MB': { do: 'message', text: 'a'.repeat(10_000_000) },
    'a text of 60,000 characters': { do: 'message', text: '文'.repeat(60_000) },
    'ten thousand fields': Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, 'x'])),
    'names of objects’ own': { __proto__: 'x', constructor: 'x', do: 'toString' },
  }
  const outcomes = []
  for (const [what, fields] of Object.entries(forms)) {
    let status
    try {
      status = (await doors.post(door.token, fields)).status
    } catch (error) {
      status = error.code // the connection is closed while it still sends
    }
    outcomes.push({ what: `${what}: ${status}`, got: status === 303 || status === 500 })
  }
  score.attack('forms that are heavy to read', outcomes)
  score.holds('none of them has changed anything', (await doors.standing()) === before)
}

async function readingTimes(doors, token) {
  const answers = []
  for (let n = 0; n < 50; n += 1) answers.push(await doors.read(token))
  return answers
}

const invitations = async ({ negotiation }) =>
  (await negotiation.read()).entries.filter(({ by }) => by === 'claimant').length

const statuses = (answers) => {
  const counts = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return Object.entries(counts)
    .map(([status, count]) => `${count} answered ${status}`)
    .join(', ')
}
