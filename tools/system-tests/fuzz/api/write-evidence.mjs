import { writeFormatted } from '../../../checks/formatted.mjs'
import { CHECKS, VERSION } from './schemathesis.mjs'
import { operationsOf } from './tally.mjs'

const EVIDENCE = new URL('../../../../docs/evidence/api.md', import.meta.url)

/**
 * Writes docs/evidence/api.md.
 * @param {{ document: import('./tally.mjs').OpenApi, missing: string[], examples: number, seed: number,
 *   runs: { caller: string, seconds: number, tally: import('./tally.mjs').Tally }[] }} report
 */
export async function writeEvidence({ document, runs, missing, examples, seed }) {
  const operations = operationsOf(document)
  const failures = runs.flatMap(({ caller, tally }) =>
    tally.failures.map((failure) => ({ ...failure, caller })),
  )
  const errors = runs.flatMap(({ tally }) => tally.errors)
  const callers = runs.map(({ caller }) => caller)
  const text = `# Does every answer fit the OpenAPI document

Written by \`npm run fuzz -- api ${examples} ${seed} --write\` (\`tools/system-tests/fuzz/api\`); not edited by hand. Schemathesis ${VERSION}.

## Method

- The whole document of a running product (\`/api/openapi.json\`, ${operations.length} operations; none is left out), as a member, as
  an administrator, as a visitor of the trial, and as nobody. The document leaves out four navigations of social sign-in.
- Phases: examples (with accounts, works, scans, videos, cases, orders and watches made for this run), coverage of each schema's edges, then ${examples} generated requests an operation, sound and unsound ones.
- Two of three generated questions with sound ids are about what the caller has, so that full answers are checked too.
- Each request comes from an address of its own, so that limits by network decide no result.
- Not checked: that sound data is accepted (\`positive_data_acceptance\`), since a wrong password or a token that nobody was sent fits
  its schema and is refused with a declared code.

## Checks

| check | ${runs.map(({ caller }) => `${caller}: held | failed`).join(' | ')} |
| --- | ${runs.map(() => '---: | ---:').join(' | ')} |
${CHECKS.map((check) => checkRow(check, runs)).join('\n')}

${runs.map(({ caller, tally, seconds }) => `${caller}: ${tally.requests} requests in ${seconds} s`).join('; ')}.

${failures.length === 0 ? 'No check failed.' : failures.map(failureLine).join('\n')}
${errors.length === 0 ? 'Every request was answered.' : errors.map((error) => `- ${error}`).join('\n')}

## Answers by operation

${operations.length - missing.length} of ${operations.length} operations succeeded at least once. The others were refused as the document says; that they succeed is
the matter of the journeys and of the services' own tests (\`tools/system-tests/fuzz/api/pending.json\` lists them). How often each
status came:

| operation | success | ${callers.join(' | ')} |
| --- | --- | ${callers.map(() => '---').join(' | ')} |
${operations.map((operation) => operationRow(operation, runs)).join('\n')}
`
  await writeFormatted(EVIDENCE, text)
}

function checkRow(check, runs) {
  const counts = runs.map(({ tally }) => tally.checks[check] ?? { held: 0, failed: 0 })
  return `| \`${check}\` | ${counts.map(({ held, failed }) => `${held} | ${failed}`).join(' | ')} |`
}

const failureLine = ({ caller, check, operation, title, times }) =>
  `- ${caller}, \`${check}\`, ${operation}: ${title} (${times})`

function operationRow({ label, success }, runs) {
  const cells = runs.map(({ tally }) => countsOf(tally.statuses[label] ?? {}))
  return `| \`${label}\` | ${success} | ${cells.join(' | ')} |`
}

const countsOf = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
