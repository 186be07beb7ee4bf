/**
 * `npm run attack:door`: starts the product on free ports and an empty data folder, has a claimant prepare pages for the other
 * sides of three cases, and goes at these pages as strangers do: guesses, programs that open links, posts of other sites,
 * hostile files, mailboxes of strangers, floods, old links, timing, leaks of the address. Exit 0 when nothing got through,
 * else 1. `--write` puts the figures into docs/evidence/door.md.
 */
import { join } from 'node:path'
import { writeFormatted } from '../../checks/formatted.mjs'
import { repository } from '../../standalone/prepare.mjs'
import { sendFiles } from './door/files.mjs'
import { openDoors } from '../shared/doors.mjs'
import { evidenceOf } from './door/evidence.mjs'
import { flood } from './door/floods.mjs'
import { postFromElsewhere } from './door/foreign-posts.mjs'
import { guess } from './door/guesses.mjs'
import { lookFor } from './door/leaks.mjs'
import { lookWithoutActing } from './door/looks.mjs'
import { fillMailboxes } from './door/mailboxes.mjs'
import { useOldLinks } from './door/old-links.mjs'
import { compareTimes } from './door/timing.mjs'
import { Score } from './score.mjs'
import { startStack } from '../shared/stack.mjs'

// Old links last: they end two of the three doors. Leaks behind all that could have left something in a log.
const attacks = {
  guesses: guess,
  looks: lookWithoutActing,
  'foreign-posts': postFromElsewhere,
  files: sendFiles,
  mailboxes: fillMailboxes,
  floods: flood,
  'old-links': useOldLinks,
  timing: compareTimes,
  leaks: lookFor,
}

const HELP = `Attacks the pages that the other sides of cases reach by a link, of a product that it starts for itself.

  npm run attack:door               all of it, about five minutes
  npm run attack:door -- --write    and writes docs/evidence/door.md`

async function main(given) {
  if (given.includes('--help')) return console.log(HELP)
  if (process.platform !== 'linux')
    throw new Error(
      'Each attacker calls from an address of its own in 127.0.0.0/8, which only Linux gives: not run.',
    )
  const score = new Score((line) => console.log(line))
  const stack = await startStack((line) => console.log(line))
  try {
    const doors = await openDoors(stack)
    for (const attack of Object.values(attacks)) await attack(doors, score)
  } finally {
    await stack.stop()
  }
  console.log(`\n${score.tries} tries, ${score.through.length} got through or did not hold`)
  for (const what of score.through) console.log(`  ${what}`)
  if (given.includes('--write'))
    await writeFormatted(join(repository, 'docs/evidence/door.md'), evidenceOf(score))
  process.exitCode = score.through.length === 0 ? 0 : 1
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error)
  process.exitCode = 1
})
