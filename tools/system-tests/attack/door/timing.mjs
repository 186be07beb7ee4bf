const pairs = 300
/** Standard deviation of the area below by 300 pairs: 0.024 (Hanley and McNeil 1982); this is nearly four of them. */
const mostArea = 0.09
/** Of two medians: what a network hides many times over. */
const mostMs = 0.5

export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** The chance that a random value of one is above a random value of the other. */
function areaUnderCurve(ones, others) {
  let above = 0
  for (const one of ones) for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0
  return above / (ones.length * others.length)
}

/**
 * @typedef {import('../../shared/browser.mjs').Answer} Answer
 *
 * @param {import('../score.mjs').Score} score
 * @param {string} name
 * @param {(pair: number) => Promise<Answer>} known
 * @param {(pair: number) => Promise<Answer>} unknown
 */
async function compare(score, name, known, unknown) {
  /** @type {{ ask: (pair: number) => Promise<Answer>, ms: number[], answers: Set<string> }[]} */
  const sides = [
    { ask: known, ms: [], answers: new Set() },
    { ask: unknown, ms: [], answers: new Set() },
  ]
  for (let pair = 0; pair < pairs; pair += 1)
    for (const side of pair % 2 === 0 ? sides : sides.toReversed()) {
      const { status, text, ms } = await side.ask(pair)
      side.ms.push(ms)
      side.answers.add(`${status} ${text}`)
    }
  const [one, other] = sides
  score.holds(
    `${name}: one answer`,
    one.answers.size === 1 && other.answers.size === 1 && [...one.answers][0] === [...other.answers][0],
    `${[...one.answers][0].length} characters`,
  )
  const area = areaUnderCurve(one.ms, other.ms)
  const [first, second] = [median(one.ms), median(other.ms)]
  score.holds(
    `${name}: time tells nothing (${pairs} pairs)`,
    Math.abs(area - 0.5) <= mostArea || Math.abs(first - second) <= mostMs,
    `area ${area.toFixed(3)}, medians ${first.toFixed(2)} and ${second.toFixed(2)} ms`,
  )
}

/**
 * Whether somebody who holds an old or nearly right secret learns that there was ever a page behind it.
 * @param {import('../../shared/doors.mjs').Doors} doors @param {import('../score.mjs').Score} score
 */
export async function compareTimes(doors, score) {
  score.title('Timing')
  const { replaced, outlived, of } = doors
  if (!replaced || !outlived) throw new Error('the old links are used first')
  const chance = (pair) => `${String(pair).padStart(4, '0')}${'x'.repeat(20)}`
  const nearly = (secret) => (pair) => secret.slice(0, -1) + other(secret.at(-1), pair)
  const unknown = (pair) => doors.read(chance(pair))
  const unknownCode = (pair) => doors.type(`ZZZZZ${String(pair).padStart(5, '0')}`)
  await compare(score, 'a replaced link and an unknown one', () => doors.read(replaced.token), unknown)
  await compare(score, 'an outlived link and an unknown one', () => doors.read(outlived.token), unknown)
  await compare(
    score,
    'all but the last character and none',
    (n) => doors.read(nearly(of.open.token)(n)),
    unknown,
  )
  await compare(score, 'a replaced code and an unknown one', () => doors.type(replaced.code), unknownCode)
  await compare(score, 'an outlived code and an unknown one', () => doors.type(outlived.code), unknownCode)
  await compare(
    score,
    'a form to a replaced link and to an unknown one',
    () => doors.post(replaced.token, { do: 'end' }),
    (pair) => doors.post(chance(pair), { do: 'end' }),
  )
}

const other = (is, pair) => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => letter !== is)
  return letters[pair % letters.length]
}
