/** The page of evidence for what a run has shown. @param {import('../score.mjs').Score} score */
export const evidenceOf = ({ parts, tries, through }) => `# The other side’s page under attack

Written by \`npm run attack:door -- --write\` (\`tools/system-tests/attack/door\`); not edited by hand.

## Method

- The whole product as \`npm start\` runs it. A member's work has three copies, a case is open for each, and the page of each
  other side is prepared; its link and code are handed over.
- A stranger is a connection from an address of its own in 127.0.0.0/8: limits count each as another network.
- What a page can change is six tables of the service; their rows are compared before and after.
- Two answers that must tell nothing apart are asked for in turn. Their times may differ by a median of 0.5 ms, or by an area under
  the curve of 0.09, which is nearly four standard deviations for 300 pairs (Hanley and McNeil 1982).

${parts
  .map(
    ({ title, lines }) => `## ${title}

| attack | tries | outcome |
| --- | ---: | --- |
${lines.map(({ name, tries: count, said }) => `| ${name} | ${count ?? ''} | ${said.replaceAll('|', '\\\\|')} |`).join('\n')}`,
  )
  .join('\n\n')}

${tries.toLocaleString('en')} tries; ${through.length === 0 ? 'none got through' : `${through.length} got through or did not hold`}.
`
