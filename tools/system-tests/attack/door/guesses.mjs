import { randomBytes } from 'node:crypto'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomToken = () => randomBytes(18).toString('base64url')
const randomCode = () => Array.from(randomBytes(10), (byte) => crockford[byte & 31]).join('')

/** Each character replaced by another one of the alphabet. */
const mutants = (secret, alphabet) =>
  Array.from(secret, (is, at) =>
    [...alphabet]
      .filter((other) => other !== is)
      .slice(0, 3)
      .map((other) => secret.slice(0, at) + other + secret.slice(at + 1)),
  ).flat()

const shapes = (token) => [
  token.slice(0, -1),
  `${token}A`,
  token.toLowerCase(),
  token.toUpperCase(),
  `${token}%00`,
  `${token}%20`,
  `%20${token}`,
  `${token}=`,
  `..%2f${token}`,
  `${token}%2f..%2f${token}`,
  encodeURIComponent('*'),
  encodeURIComponent("' OR 1=1 --"),
  'x'.repeat(199),
  'x'.repeat(10_000),
  '%ff%fe',
  'undefined',
  'null',
]

/** @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score */
export async function guess(doors, score) {
  score.title('Guesses of links and codes')
  const { token, code } = doors.of.open
  const before = await doors.standing()
  const opens = ({ status, text }) => status < 400 || text.includes('name="form"')
  const tryAll = async (name, secrets, ask) => {
    const outcomes = []
    for (const secret of secrets) {
      const answer = await ask(secret)
      outcomes.push({ what: `${secret.slice(0, 40)} answered ${answer.status}`, got: opens(answer) })
    }
    score.attack(name, outcomes)
  }
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  await tryAll(
    'links by chance, each from another network',
    Array.from({ length: 2_000 }, randomToken),
    (each) => doors.read(each),
  )
  await tryAll('a link with one character changed', mutants(token, letters), (each) => doors.read(each))
  await tryAll('a link in other shapes', shapes(token), (each) => doors.read(each))
  await tryAll('files of links by chance', Array.from({ length: 300 }, randomToken), (each, at) =>
    doors.read(each, ['/work', '/settlement', '/licence'][at % 3]),
  )
  await tryAll(
    'codes by chance, each from another network',
    Array.from({ length: 1_000 }, randomCode),
    (each) => doors.type(each),
  )
  await tryAll('a code with one character changed', mutants(code.replace('-', ''), crockford), (each) =>
    doors.type(each),
  )
  await fromOneNetwork(doors, score, 'codes of one network within a minute', 10, (by) =>
    doors.type(randomCode(), by),
  )
  await fromOneNetwork(doors, score, 'links of one network within a minute', 60, (by) =>
    by.ask('GET', `/d/${randomToken()}`),
  )
  const typed = await doors.type(` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)
  score.holds(
    'the code itself opens, in whatever case it is typed',
    typed.status === 303 && typed.headers.location?.startsWith(`/d/${token}`) === true,
    String(typed.status),
  )
  score.holds('no guess has changed anything', (await doors.standing()) === before)
}

async function fromOneNetwork(doors, score, name, most, ask) {
  const by = doors.stranger()
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(by)))
  const looked = answers.filter(({ status }) => status !== 429).length
  const refused = answers.filter(({ status }) => status === 429)
  const waits = refused.every(({ headers }) => Number(headers['retry-after']) > 0)
  score.holds(name, looked <= most && waits, `${looked} of 200 looked up, ${refused.length} told to wait`)
}
