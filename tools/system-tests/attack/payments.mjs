/**
 * `npm run attack:payments`: starts the product with its sandbox bank on free ports and an empty data folder; pays orders, asks
 * for refunds, charges further periods, and tells of all that in every wrong way. Prints how often each had its effect. Exit 0
 * when that was as often as it must be, else 1. `--write` puts the table into docs/evidence/payments.md.
 */
import { join } from 'node:path'
import { until } from '../shared/until.mjs'
import { ask, askJson, bearer } from '../shared/ask.mjs'
import { writeFormatted } from '../../checks/formatted.mjs'
import { repository } from '../../standalone/prepare.mjs'
import { administratorToken } from '../shared/administrator.mjs'
import { attackWith } from './payments/attack.mjs'
import { Checkout } from './payments/checkout.mjs'
import { evidenceOf } from './payments/evidence.mjs'
import { payments } from './payments/payment-scenarios.mjs'
import { periodAttack } from './payments/period-scenarios.mjs'
import { refundAttack } from './payments/refund-scenarios.mjs'
import { startStack } from '../shared/stack.mjs'

const HELP = `Pays and refunds orders of a product that it starts for itself, and tells of it in every wrong way.

  npm run attack:payments               all of it, about a quarter of an hour
  npm run attack:payments -- --write    and writes docs/evidence/payments.md`

/** Seals have to be on sale: the service that spends them says so when it has started. */
const sealsAreSold = (origin) =>
  until(async () => !(await askJson(`${origin}/api/catalogue`)).coming.includes('seal'), {
    what: 'seals to be on sale',
  })

async function main(given) {
  if (given.includes('--help')) return console.log(HELP)
  const say = (line) => console.log(line)
  const stack = await startStack(say, {
    ADMIN_EMAIL: 'admin@example.com',
    // The buyers come from addresses of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const attacks = []
  try {
    await sealsAreSold(stack.origin)
    const token = await administratorToken(stack, 'admin@example.com')
    const asAdministrator = (path, status = 202) =>
      ask(stack.origin + path, { method: 'POST', headers: bearer(token), status })
    const newCheckout = () => new Checkout(stack, stack.direct('sandbox-bank'))
    for (const attack of [payments, refundAttack, periodAttack])
      attacks.push(await attackWith(attack, newCheckout, { asAdministrator }, say))
  } finally {
    await stack.stop()
  }
  if (given.includes('--write'))
    await writeFormatted(join(repository, 'docs/evidence/payments.md'), evidenceOf(attacks))
  process.exitCode = attacks.every(({ results }) => results.every(({ holds }) => holds)) ? 0 : 1
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
