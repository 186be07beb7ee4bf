/**
 * The page of evidence for what a run has shown.
 * @param {readonly { title: string, counted: string, results: { name: string, told: number, accepted: number, state: string,
 *   got: number, times: number, holds: boolean }[] }[]} attacks
 */
export const evidenceOf = (attacks) => `# One effect for one payment

Written by \`npm run attack:payments -- --write\` (\`tools/system-tests/attack/payments\`); not edited by hand.

## Method

- The whole product as \`npm start\` runs it, with \`apps/sandbox-bank\` as the payment provider. Every scenario has a member and
  an order of its own, by card: 20 seals, or a plan by the month. The order's form is posted to the bank, which checks our seal,
  and paid there.
- What the bank is to do wrong is chosen on its pages (marked "bank"); the rest we tell ourselves, sealed with the
  sandbox's keys as the provider would, or not.
- Refunds are asked for by the buyer within the cooling-off period, of a charge that is captured.
- The published vectors of CheckMacValue and of the invoice's envelope are tests: \`libs/ecpay/src/*.spec.ts\`.

${attacks.map(section).join('\n\n')}

${attacks.every(({ results }) => results.every(({ holds }) => holds)) ? 'Each had its effect as often as it must.' : 'NOT each had its effect as often as it must.'}
`

const section = ({ title, counted, results }) => `## ${title}

Counted is ${counted}.

| done | notices of ours | answered \`1\\|OK\` | order ends | counted | must be |
| --- | ---: | ---: | --- | ---: | ---: |
${results.map(row).join('\n')}`

const row = ({ name, told, accepted, state, got, times }) =>
  `| ${name} | ${told} | ${accepted} | ${state} | ${got} | ${times} |`
