import { randomUUID } from 'node:crypto'
import { secretsOf } from '../../shared/doors.mjs'

const message = (text) => ({ do: 'message', text })

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function useOldLinks(doors, score) {
  score.title('Links that are old, used or ended')
  await replaced(doors, score)
  await usedForm(doors, score)
  await disowned(doors, score)
  await ended(doors, score)
  await outlived(doors, score)
}

/** Whatever a link that leads nowhere is used for. */
async function leadNowhere(doors, score, name, { token, code }) {
  const nowhere = await doors.read('x'.repeat(24))
  const outcomes = []
  const note = (what, answer, isAsUnknown) =>
    outcomes.push({ what: `${what} answered ${answer.status}`, got: !isAsUnknown })
  const same = ({ status, text }) => status === 404 && text === nowhere.text
  for (const [what, answer] of Object.entries({
    reading: await doors.read(token),
    writing: await doors.post(token, message('From an old link')),
    signing: await doors.post(token, {
      do: 'sign',
      termsHash: 'a'.repeat(64),
      signedName: 'X',
      consent: 'yes',
    }),
    ending: await doors.post(token, { do: 'end' }),
    typing: await doors.type(code),
  }))
    note(what, answer, same(answer))
  for (const path of ['/work', '/settlement', '/licence']) {
    const [old, unknown] = [await doors.read(token, path), await doors.read('x'.repeat(24), path)]
    note(path, old, old.status === 404 && withoutId(old.text) === withoutId(unknown.text))
  }
  score.attack(name, outcomes)
}

const withoutId = (text) => text.replaceAll(/"requestId":"[^"]*"/gu, '')

async function replaced(doors, score) {
  const door = doors.of.open
  const old = { token: door.token, code: door.code }
  await door.negotiation.claimant.call('POST', `${door.negotiation.path}/links`, 204)
  Object.assign(door, await secretsOf(door.negotiation))
  await leadNowhere(doors, score, 'a link that was replaced', old)
  doors.replaced = old
  score.holds('the new link opens', (await doors.read(door.token)).status === 200)
}

async function usedForm(doors, score) {
  const { token } = doors.of.open
  const form = randomUUID()
  const first = await doors.post(token, { form, ...message('The first time') })
  const before = await doors.standing()
  const again = await doors.post(token, { form, ...message('The first time') })
  const other = await doors.post(token, { form, do: 'end' })
  const invented = await doors.post(token, { form: 'not-an-id', ...message('Without a form') })
  score.holds(
    'a form that was sent before has no further effect',
    [first, again, other, invented].map(({ status }) => status).join() === '303,303,422,422' &&
      (await doors.standing()) === before,
    `${first.status}, again ${again.status}, for something else ${other.status}, without one ${invented.status}`,
  )
}

/** Whoever says that they were not meant is out of it for good, also while the claimant hands over anew and after. */
async function disowned(doors, score) {
  const door = doors.of.open
  const old = { token: door.token, code: door.code }
  await doors.post(old.token, { do: 'answer', answer: 'not-me', text: '' })
  Object.assign(door, await secretsOf(door.negotiation))
  await leadNowhere(doors, score, 'a link whose holder has said that this is not them', old)
  const { status, text } = await doors.read(door.token)
  score.holds(
    'the new link opens, and says nothing of what was written under the old one',
    status === 200 && !text.includes('The first time'),
  )
}

async function ended(doors, score) {
  const { token } = doors.of.ended
  await doors.post(token, { do: 'answer', answer: 'removed', text: '' })
  await doors.post(token, { do: 'end' })
  const before = await doors.standing()
  const outcomes = []
  for (const fields of [
    message('After the end'),
    { do: 'answer', answer: 'removed', text: '' },
    { do: 'offer', amountTwd: '1', days: '14' },
    { do: 'accepted', number: '1', termsHash: 'a'.repeat(64) },
    { do: 'sign', termsHash: 'a'.repeat(64), signedName: 'X', consent: 'yes' },
    { do: 'end' },
  ]) {
    const { status } = await doors.post(token, fields)
    outcomes.push({ what: `${fields.do} answered ${status}`, got: status !== 422 })
  }
  score.attack('forms of a negotiation that has ended', outcomes)
  score.holds('the ended negotiation stays as it was', (await doors.standing()) === before)
  score.holds('its record can still be read', (await doors.read(token)).status === 200)
}

/** The case has ended more than ninety days ago; nobody waits so long, so its times are written back. */
async function outlived(doors, score) {
  const { token, code, caseId, negotiation } = doors.of.ended
  await negotiation.claimant.call('POST', `/api/cases/${caseId}/withdrawal`, 200)
  const days = (count) =>
    doors.query(`WITH moved AS (UPDATE takedown_case SET changed_at = now() - interval '${count} days'
        WHERE id = '${caseId}' RETURNING id)
      UPDATE negotiation SET changed_at = now() - interval '${count} days' FROM moved WHERE case_id = moved.id`)
  await days(89)
  score.holds('89 days after the end the page is there', (await doors.read(token)).status === 200)
  await days(91)
  await leadNowhere(doors, score, 'a link 91 days after the end', { token, code })
  doors.outlived = { token, code }
}
