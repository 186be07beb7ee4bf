/**
 * `npm run attack:accounts`: starts the product on free ports with an empty data folder and attacks its accounts: forged
 * tokens, ended sessions, refresh tokens, one-time tokens, stuffed credentials, enumeration. Prints what was tried and
 * what got through. Exit 0 when nothing did, else 1.
 */
import { forgeTokens } from './accounts/forged-tokens.mjs'
import { useEndedSessions } from './accounts/ended-sessions.mjs'
import { enumerateAccounts } from './accounts/enumeration.mjs'
import { replayLoginTokens } from './accounts/login-tokens.mjs'
import { reuseRefreshTokens } from './accounts/refresh-tokens.mjs'
import { stuffCredentials } from './accounts/credential-stuffing.mjs'
import { Score } from './score.mjs'
import { startStack } from '../shared/stack.mjs'

const attacks = {
  'forged-tokens': forgeTokens,
  'ended-sessions': useEndedSessions,
  'refresh-tokens': reuseRefreshTokens,
  'login-tokens': replayLoginTokens,
  enumeration: enumerateAccounts,
  'credential-stuffing': stuffCredentials,
}

const HELP = `Attacks the accounts of a product that it starts for itself.

  npm run attack:accounts                 all of it, about five minutes
  npm run attack:accounts -- NAME …       only these: ${Object.keys(attacks).join(', ')}`

async function main(wanted) {
  if (wanted.includes('--help')) return console.log(HELP)
  const unknown = wanted.find((name) => !(name in attacks))
  if (unknown) throw new Error(`'${unknown}' is not known here.\n\n${HELP}`)
  const score = new Score((line) => console.log(line))
  if (process.platform !== 'linux') {
    throw new Error(
      'Each attacker calls from an address of its own in 127.0.0.0/8, which only Linux gives: not run.',
    )
  }
  const stack = await startStack((line) => console.log(line))
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      if (wanted.length === 0 || wanted.includes(name)) await attack(stack, score)
    }
  } finally {
    await stack.stop()
  }
  console.log(`\n${score.tries} tries, ${score.through.length} got through or did not hold`)
  for (const what of score.through) console.log(`  ${what}`)
  process.exitCode = score.through.length === 0 ? 0 : 1
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
