import { writeFormatted } from '../../../checks/formatted.mjs'

const EVIDENCE = new URL('../../../../docs/evidence/video.md', import.meta.url)

/**
 * Writes docs/evidence/video.md.
 * @param {{ figures: import('../figures.mjs').Figure[], films: number, firstSeed: number, version: number,
 *   samples: { name: string, seconds: number, size: string }[], notes: string[] }} report
 *   `notes`: pairs of sample films that were told wrongly, a line each
 */
export async function writeEvidence({ figures, films, firstSeed, version, samples, notes }) {
  const text = `# Which films are found

Written by \`npm run bench -- video ${films}\` (\`tools/system-tests/bench/video\`); not edited by hand. Method film-pdq, version ${version}.

## Method

- ${films} films of 8 s made by seed (${firstSeed} to ${firstSeed + films - 1}; 192 × 108, four shots each, photograph-like and
  drawing-like in turn), each altered in every way of \`libs/fingerprint/src/fixtures/film-alterations.ts\`, coded anew.
- _Found_: a stretch of at least a second in which frames within 31 bits of each other keep one lag
  (\`video/align-pairs.ts\`). _Frames alone_ is vPDQ as published: a bag of whole frames' hashes within 31 bits, at least half
  of either film's; no time, no windows, no mirror.
- _Taken for another_: every altered film against every original that it shows nothing of, and the originals against
  each other.
- Films are told from films here. What \`/video-scan\` does, a film against pictures, is tested where it is built
  (\`apps/scan-orchestrator/src/videos\`): it ends with the comparison of docs/evidence/copies.md.

## Figures

| what | value | unit | frames alone | samples |
| --- | ---: | --- | ---: | ---: |
${figures.map(rowOf).join('\n')}

## Public sample films

${samplesText(samples, notes)}
`
  await writeFormatted(EVIDENCE, text)
}

/** @param {import('../figures.mjs').Figure} figure */
const rowOf = ({ name, value, unit, reference = '', samples, spread }) =>
  `| ${name}${spread === undefined ? '' : ` (spread ${rounded(spread)})`} | ${rounded(value)} | ${unit} | ${reference.replace(/^frames alone \(vPDQ\): /, '')} | ${samples ?? ''} |`

const rounded = (value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value)

function samplesText(samples, notes) {
  if (samples.length === 0)
    return 'Not run: TMK_VIDEOS_DIR was not given (ThreatExchange, `tmk/sample-videos`).'
  const list = samples.map(({ name, seconds, size }) => `${name} (${seconds} s, ${size})`).join(', ')
  const wrong =
    notes.length === 0 ? 'Every pair was told rightly.' : notes.map((note) => `- ${note}`).join('\n')
  return `The films of ThreatExchange's \`tmk/sample-videos\`: ${list}. What they show is the first word of their names.\n\n${wrong}`
}
