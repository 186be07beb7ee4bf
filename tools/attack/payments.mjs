/**
 * `npm run attack:payments`: starts the product with its sandbox bank on free ports and an empty data folder, pays orders,
 * and tells of the payments in every wrong way. Prints how often each order was fulfilled. Exit 0 when each was as often as
 * it must be, else 1. `--write` puts the table into docs/evidence/payments.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../chaos/until.mjs'
import { ask, askJson } from '../journey/ask.mjs'
import { repository } from '../standalone/prepare.mjs'
import { administratorToken } from './administrator.mjs'
import { bearer } from './browser.mjs'
import { Checkout } from './payments/checkout.mjs'
import { evidenceOf } from './payments/evidence.mjs'
import { scenarios } from './payments/scenarios.mjs'
import { startStack } from './stack.mjs'

const HELP = `Pays orders of a product that it starts for itself, and tells of it in every wrong way.

  npm run attack:payments               all of it, about four minutes
  npm run attack:payments -- --write    and writes docs/evidence/payments.md`

/** Seals have to be on sale: the service that spends them says so when it has started. */
const sealsAreSold = (origin) =>
  until(async () => !(await askJson(`${origin}/api/catalogue`)).coming.includes('seal'), {
    what: 'seals to be on sale',
  })

async function run(stack, scenario, tools) {
  const checkout = await new Checkout(stack, stack.direct('sandbox-bank')).begin()
  const answers = (await scenario.run(checkout, tools)) ?? []
  const times = await checkout.fulfilments()
  const accepted = answers.filter((answer) => answer === '1|OK').length
  const holds = times === scenario.times && !(scenario.refused && accepted > 0)
  return { ...scenario, state: await checkout.state(), got: times, told: answers.length, accepted, holds }
}

async function main(given) {
  if (given.includes('--help')) return console.log(HELP)
  const say = (line) => console.log(line)
  const stack = await startStack(say, { ADMIN_EMAIL: 'admin@example.com' })
  const results = []
  try {
    await sealsAreSold(stack.origin)
    const token = await administratorToken(stack, 'admin@example.com')
    const askProvider = (id) =>
      ask(`${stack.origin}/api/admin/payments/${id}/inquiries`, {
        method: 'POST',
        headers: bearer(token),
        status: 202,
      })
    for (const scenario of scenarios) {
      const result = await run(stack, scenario, { askProvider })
      results.push(result)
      const verdict = result.holds ? 'as it must be' : `MUST BE ${result.times}`
      say(`  ${result.name.padEnd(52)} fulfilled ${result.got}×, ${result.state} (${verdict})`)
    }
  } finally {
    await stack.stop()
  }
  if (given.includes('--write'))
    writeFileSync(join(repository, 'docs/evidence/payments.md'), evidenceOf(results))
  process.exitCode = results.every(({ holds }) => holds) ? 0 : 1
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
