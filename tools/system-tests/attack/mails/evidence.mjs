const words = {
  refused: 'refused by the mail server',
  shown: 'kept and shown; changes nothing',
  unreadable: 'kept unread, for a person; changes nothing',
  acts: 'changes the case',
}

/** The page of evidence for what a run has shown. */
export const evidenceOf = (results, leaks) => `# Mails that attack

Written by \`npm run attack:mails -- --write\` (\`tools/system-tests/attack/mails\`); not edited by hand.

## Method

- The whole product as \`npm start\` runs it. A member's copy is found and a notice about it has left by mail; what comes back is
  handed to enforcement's own mail server by SMTP, at the address that the notice bears.
- The attacker knows that address, has a domain whose keys are published, and not the platform's key.
- Counted are the mail server's answers, the rows of \`inbound_mail\` and the entries of the case's time line.
- Planted personal data, the claimant's and a seller's, is then looked for where none may be.

## What became of each

| mail | sent | last answer | became |
| --- | ---: | --- | --- |
${results.map(({ name, sent, answer, became, holds }) => `| ${name} | ${sent} | ${answer} | ${words[became] ?? became}${holds ? '' : ' **(must not be)**'} |`).join('\n')}

## Personal data

| where | looked at | found |
| --- | ---: | ---: |
${leaks.map(({ where, looked, found }) => `| ${where} | ${looked} | ${found} |`).join('\n')}

More: what readers and rules do with such mails is in \`apps/enforcement/src/inbox/*.spec.ts\`; an erased owner's mails, notices
and cases go with them (\`apps/enforcement/src/erasure/erase-owner.int.spec.ts\`).
`
