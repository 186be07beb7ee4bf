import { join } from 'node:path'
import { writeFormatted } from '../../checks/formatted.mjs'
import { repository } from '../../standalone/prepare.mjs'

const path = 'docs/evidence/chaos.md'
const head = [
  'fault',
  'promise',
  'commands',
  'at their first try',
  'questions answered',
  'p50 / p99 ms',
  'at rest after s',
  'broken',
  'missed',
]

/** Keeps what a run has shown. @returns {Promise<string>} where */
export async function writeEvidence({ rate, cores, load, rows, counted, minutes }) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const busiest = Math.max(...load).toFixed(1)
  const table = [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(({ name, promise, cells, broken, missed }) =>
      line([name, promise, ...cells, broken.length, missed.length]),
    ),
  ]
  const told = rows.filter(({ measured }) => measured).map(({ name, measured }) => `- ${name}: ${measured}`)
  const faulty = rows.flatMap(({ name, broken, missed }) => [
    ...broken.map((one) => `- broken, ${name}: ${one}`),
    ...missed.map((one) => `- missed, ${name}: ${one}`),
  ])
  const text = `# Chaos on real engines

\`npm run chaos -- --engines\`, ${new Date().toISOString().slice(0, 16)}Z: ${rate} requests a second for ${minutes} minutes, two
processes of each service behind balancers and an ingress, Kafka, MinIO, Kubo, PostgreSQL and the sandbox's chain on the same
${cores} cores (load average ${load[0].toFixed(1)} before, ${busiest} at most). After each fault the system comes to rest, and ${counted.length} invariants are
checked by the databases, the files, the chain and a ledger kept outside (\`tools/system-tests/chaos/invariants.mjs\`).

${table.join('\n')}

'Broken' are invariants, 'missed' are figures of the promise: both have to be 0. 'At their first try' may be low where what
takes the command is away; each such command was accepted later, under its key, once. Only D12 and D3 promise the first try.

${told.join('\n')}

${faulty.length > 0 ? `${faulty.join('\n')}\n` : 'No invariant was broken and no figure missed.\n'}
Looked at in the end: ${counted.map(({ name, looked }) => `${name} (${looked})`).join('; ')}.

Not here: a full disk (D5), clocks that are off (D8), restoring from a backup (D13).
`
  await writeFormatted(join(repository, path), text)
  return path
}
