/** The page of evidence for what a run has shown. */
export const evidenceOf = (results) => `# One fulfilment for one payment

Written by \`npm run attack:payments -- --write\` (\`tools/attack/payments\`); not edited by hand.

## Method

- The whole product as \`npm start\` runs it, with \`apps/sandbox-bank\` as the payment provider. Every scenario has a member and
  an order of its own: 20 seals, by card. The order's form is posted to the bank, which checks our seal, and paid there.
- What the bank is to tell, or not to tell, is chosen on its page (marked "bank"); the rest we tell ourselves, sealed with the
  sandbox's keys as the provider would, or not.
- Counted is how often the order's seals were granted, as the member's own account of units shows it.
- The published vectors of CheckMacValue and of the invoice's envelope are tests: \`libs/ecpay/src/*.spec.ts\`.

## Fulfilments

| told                                                 | notices of ours | answered \`1\\|OK\` | order ends  | fulfilled | must be |
| ---------------------------------------------------- | --------------: | --------------: | ----------- | --------: | ------: |
${results.map(row).join('\n')}

${results.every(({ holds }) => holds) ? 'Each order was fulfilled as often as it must be.' : 'NOT every order was fulfilled as often as it must be.'}
`

const row = ({ name, told, accepted, state, got, times }) =>
  `| ${name.padEnd(52)} | ${cell(told, 15)} | ${cell(accepted, 15)} | ${state.padEnd(11)} | ${cell(got, 9)} | ${cell(times, 7)} |`

const cell = (value, width) => String(value).padStart(width)
