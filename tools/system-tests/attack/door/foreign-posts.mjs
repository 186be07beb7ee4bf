const elsewhere = [
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
]
const encodings = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json',
]

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function postFromElsewhere(doors, score) {
  score.title('Posts of other sites')
  const { token, code } = doors.of.open
  const before = await doors.standing()
  const outcomes = []
  for (const source of elsewhere)
    for (const encoding of encodings) {
      const headers = { ...source, 'content-type': encoding }
      const ended = await doors.post(token, { do: 'end' }, { headers })
      const typed = await doors.stranger().ask('POST', '/d', { body: new URLSearchParams({ code }), headers })
      for (const [what, answer] of Object.entries({ ended, typed }))
        outcomes.push({
          what: `${what} by ${JSON.stringify(source)} as ${encoding}: ${answer.status}`,
          got: answer.status !== 403,
        })
    }
  score.attack('forms that another site sends', outcomes)
  score.holds('none has changed anything', (await doors.standing()) === before)
  const { headers } = await doors.read(token)
  score.holds(
    'no other site can frame the page',
    headers['x-frame-options'] === 'DENY',
    headers['x-frame-options']?.toString(),
  )
}
