import { randomUUID } from 'node:crypto'
import { drawPicture } from '../../shared/draw-picture.mjs'

/** What a door takes in all (docs/adr/0059). */
const most = 5
const planted = 'ORIGINSEAL-PLANTED <script>alert(1)</script>'

/** A picture with something hidden in it: a comment of the format, and bytes behind its end. */
function withHidden(jpeg) {
  const text = Buffer.from(planted)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), text])
}

/** The header of a PNG of 60,000 pixels a side; decoding it would take 14 GB. */
function vastPng() {
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex')
  return Buffer.concat([png, Buffer.alloc(64)])
}

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function sendFiles(doors, score) {
  score.title('Files')
  const door = doors.of.open
  const jpeg = await drawPicture(doors.settings.seed + 1)
  const send = async (bytes, name, id) => (await doors.postFile(door.token, { bytes, name, id })).status
  const hostile = {
    'a drawing with a script (SVG)': [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.jpg',
    ],
    'a page (HTML)': ['<html><script>alert(1)</script></html>', 'a.png'],
    'a document (PDF)': ['%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>endobj', 'a.pdf'],
    'a vast picture': [vastPng(), 'vast.png'],
    '6 MB': [Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]), 'large.jpg'],
    'half a picture': [jpeg.subarray(0, jpeg.length / 2), 'half.jpg'],
  }
  const before = await doors.standing()
  const outcomes = []
  for (const [what, [bytes, name]] of Object.entries(hostile)) {
    const status = await send(bytes, name)
    outcomes.push({ what: `${what} answered ${status}`, got: status !== 422 })
  }
  score.attack('files that are no pictures, or too large', outcomes)
  score.holds('none has left anything', (await doors.standing()) === before)

  const id = randomUUID()
  const statuses = [
    await send(withHidden(jpeg), '../../e\u202egpj.jpg', id),
    await send(withHidden(jpeg), '../../e\u202egpj.jpg', id),
  ]
  const sent = (await door.negotiation.read()).entries.filter(({ kind }) => kind === 'file')
  score.holds(
    'one form with a picture, twice: one entry',
    sent.length === 1 && statuses.every((status) => status === 303),
    statuses.join(', '),
  )
  const kept = await doors.read(door.token, `/files/${sent[0]?.sequence}`)
  score.holds(
    'what is kept is another picture, without what was hidden in it',
    kept.status === 200 && !kept.text.includes('PLANTED') && kept.headers['content-type'] === 'image/jpeg',
    `${kept.headers['content-type']}, nosniff: ${kept.headers['x-content-type-options']}`,
  )
  // The folders go, and what would turn the name round is a space.
  score.holds('its name is cleaned', sent[0]?.text === 'e gpj.jpg', sent[0]?.text)
  const others = await Promise.all(
    [doors.of.ended, doors.of.flooded].map(({ token }) => doors.read(token, `/files/${sent[0]?.sequence}`)),
  )
  score.holds(
    'another page does not show it',
    others.every(({ status }) => status === 404),
  )
  await untilFull(doors, score, { door, jpeg })
}

/** One after another, each from another network, until no more is taken. */
async function untilFull(doors, score, { door, jpeg }) {
  const statuses = []
  for (let n = 0; n < most + 3; n += 1)
    statuses.push((await doors.postFile(door.token, { bytes: jpeg, name: `${n}.jpg` })).status)
  const sent = (await door.negotiation.read()).entries.filter(({ kind }) => kind === 'file')
  score.holds(`no more than ${most} pictures are kept`, sent.length === most, statuses.join(', '))
}
