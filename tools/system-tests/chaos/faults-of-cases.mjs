import { join } from 'node:path'
import { Bank } from '../shared/bank.mjs'
import { CaseTime } from '../shared/case-time.mjs'
import { Claimant } from '../shared/claimant.mjs'
import { findCopies } from '../shared/find-copies.mjs'
import { Record } from '../shared/record.mjs'
import { pointsOfCases } from './fail-points.cjs'
import { seconds, until } from '../shared/until.mjs'

/**
 * As many altered copies as there are points; whoever is written to about them never answers.
 * @type {{ [field: string]: string }[]}
 */
const alterations = [
  { mirror: 'yes' },
  { colour: 'grey' },
  { quality: '40' },
  { resize: '50' },
  { border: 'yes' },
  { colour: 'warm' },
  { colour: 'cool' },
  { colour: 'vivid' },
]
const copies = Object.fromEntries(
  alterations.map((fields, index) => [`copy-${index + 1}`, { desk: 'silence', fields }]),
)

/** @type {import('./faults.mjs').Fault[]} */
export const faultsOfCases = [
  {
    name: `killed at ${pointsOfCases.length} points between case, remedy, refund and its mirror`,
    promise: 'BILL-04',
    async during(stack) {
      const { claimant, time, findings } = await prepare(stack)
      for (const [index, point] of pointsOfCases.entries())
        await dieOver(stack, { claimant, time, finding: findings[index] }, point)
      const { data } = await patiently(() => claimant.call('GET', '/api/cases?limit=50', 200))
      const remedied = data.cases.filter(({ remedy }) => remedy === 'target-missed').length
      const measured = `${remedied} of ${data.cases.length} cases missed their target, each unit came back`
      return { measured, missed: remedied === pointsOfCases.length ? [] : [`BILL-04: ${measured}`] }
    },
  },
]

/** A claimant who has as many takedowns and findings as there are points. */
async function prepare(stack) {
  const { origin, market, bank, dataDir, databases } = stack
  const seed = Date.now() % 2 ** 31
  const settings = {
    origin,
    market,
    bank,
    seed,
    databases,
    mails: join(dataDir, 'mails'),
    logs: join(dataDir, 'logs'),
    patienceMs: 600_000,
  }
  const record = new Record(() => undefined)
  const claimant = await Claimant.register(settings, new Bank(bank), record, pointsOfCases.length)
  await findCopies(settings, claimant, copies, record)
  await claimant.saysWho()
  let findings = []
  await until(
    async () => {
      const { data } = await claimant.call('GET', '/api/findings?limit=50', 200)
      findings = data.groups.flatMap((group) => group.copies).filter(({ masked }) => !masked)
      return findings.length >= pointsOfCases.length
    },
    { what: 'the copies in the workbench' },
  )
  return { claimant, time: new CaseTime(databases), findings }
}

/** Opens a case, files its notice and lets its target pass; meanwhile one process dies at the point. */
async function dieOver(stack, { claimant, time, finding }, point) {
  const [caseId] = await Promise.all([fileAndMiss({ claimant, time, finding }), stack.dieAt(point, 600_000)])
  await until(async () => (await claimant.read(caseId)).remedy !== null, {
    what: `the remedy after '${point}'`,
    within: 180_000,
    every: 1_000,
  })
  await seconds(5) // five deaths of a process within a minute are given up
}

async function fileAndMiss({ claimant, time, finding }) {
  const caseId = await patiently(async () => openOnce(claimant, finding))
  await patiently(() => claimant.caseIn(caseId, ['needs-input']))
  await patiently(() => signOnce(claimant, caseId))
  await patiently(() => claimant.caseIn(caseId, ['filed']))
  await time.pass(caseId, '73 hours')
  return caseId
}

async function openOnce(claimant, { id: findingId, pageUrl }) {
  const { data } = await claimant.call('GET', '/api/cases?limit=50', 200)
  const known = data.cases.find((each) => each.pageUrl === pageUrl)
  if (known) return known.id
  const opened = await claimant.call('POST', '/api/cases', 201, { findingIds: [findingId] })
  return opened.data.cases[0].id
}

async function signOnce(claimant, caseId) {
  const { state } = await claimant.read(caseId)
  if (state === 'needs-input') await claimant.signs(caseId, {}, new Record(() => undefined))
}

/** What a process that died could not answer is asked again. */
async function patiently(ask) {
  let answer
  await until(async () => ((answer = await ask()), true), {
    what: 'an answer',
    within: 180_000,
    every: 1_000,
  })
  return answer
}
