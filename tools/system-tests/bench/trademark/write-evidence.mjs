import { cpus } from 'node:os'
import { writeFormatted } from '../../../checks/formatted.mjs'
import { figureOf } from '../figures.mjs'

/** Writes a page of docs/evidence. */
export async function writePage(name, text) {
  const page = new URL(`../../../../docs/evidence/${name}.md`, import.meta.url)
  await writeFormatted(page, text)
}

const shown = (value, digits = 1) => (value === 'not run' ? value : value.toFixed(digits))
const whole = (number) => number.toLocaleString('en')

/**
 * docs/evidence/trademark-search.md.
 * @param {{ size: number, figures: import('../figures.mjs').Figure[] }[]} reports
 * @param {number[]} load load averages of a minute, when a size was begun and ended
 */
export async function writeSearchEvidence(reports, load) {
  const of = ({ size, figures }, what) => figures.find(({ name }) => name === `retrieval ${size} ${what}`)
  const row = (title, cell) => `| ${title} | ${reports.map(cell).join(' | ')} |`
  const value = (what, unit, digits) => (report) => `${shown(of(report, what).value, digits)} ${unit}`
  const found = (what) => (report) => `${of(report, what).value} of ${of(report, what).samples}`
  const growth = reports.slice(1).map((report, i) => {
    const earlier = reports[i]
    const times = (what) => (of(report, what).value / of(earlier, what).value).toFixed(1)
    return `From ${whole(earlier.size)} to ${whole(report.size)} marks (${(report.size / earlier.size).toFixed(1)} times as many) the index is ${times('index')} times as large, a search takes ${times('search p50')} times as long (p50; p99 ${times('search p99')} times), a scan ${times('scan p50')} times.`
  })
  await writePage(
    'trademark-search',
    `# Finding in a register of trademarks

Written by \`npm run bench -- trademark --write\`; not edited by hand. Made-up names with the earlier mark of each of the ${of(reports[0], 'found in 25').samples}
similar labelled pairs among them; every query is a name that was not asked before. Times are of the CPU, of one process; load average
${Math.min(...load).toFixed(1)} to ${Math.max(...load).toFixed(1)} on ${cpus().length} shared cores.

| figure |${reports.map(({ size }) => ` ${whole(size)} marks |`).join('')}
| --- |${reports.map(() => ' ---: |').join('')}
${row('build', value('build', 'CPU s'))}
${row('write as a file', value('write', 'CPU s', 2))}
${row('read from its file', value('read', 'CPU s', 2))}
${row(`an issue of ${whole(of(reports[0], 'issue merged').samples)} marks indexed and merged`, value('issue merged', 'CPU s', 2))}
${row('index in memory', value('index', 'MB', 0))}
${row('whole process, names of the bench included', value('process', 'MB', 0))}
${row('search, p50', value('search p50', 'CPU ms'))}
${row('search, p99', value('search p99', 'CPU ms'))}
${row('scan of all names by edit distance, p50', value('scan p50', 'CPU ms'))}
${row('a search (p50) is faster than the scan by', (report) => `${shown(of(report, 'search p50').ratio)} times`)}
${row('a search (p99) is faster than the scan by', (report) => `${shown(of(report, 'search p99').ratio)} times`)}
${row('among the first 25, class given', found('found in 25, class given'))}
${row('among the first 25, no class given', found('found in 25'))}
${row('scan by edit distance, first 25, class given', found('edit distance, found in 25, class given'))}

${growth.join('\n')}

Wanted at 1,000,000 marks: ${goals(reports, of)}. Milliseconds
are those of this machine, which the scan beside them was measured on too. The index is read from its file and the tables are warmed by searches of the
register's own names before the first measured one, as the service does; garbage of
the bench is taken away before them, since code is compiled anew after a full collection. What makes a search faster must leave its lists as they are: a
test holds them against those of the method's first version.
`,
  )
}

const wanted = [
  { name: 'search p50', most: 8, unit: 'ms', words: 'p50' },
  { name: 'search p99', most: 25, unit: 'ms', words: 'p99' },
  { name: 'index', most: 250, unit: 'MB', words: 'index' },
]

/** What was wanted, and whether this run has it. */
function goals(reports, of) {
  const million = reports.find(({ size }) => size === 1_000_000)
  return wanted
    .map(({ name, most, unit, words }) => {
      const verdict = !million ? 'not measured' : of(million, name).value <= most ? 'reached' : '**missed**'
      return `${words} ${most} ${unit} (${verdict})`
    })
    .join(', ')
}

/** What the prototype measured of the same brands and the same list of characters (its pairs were another half). */
const prototype = {
  'transliteration.auc': 0.922,
  'transliteration.first': 40,
  'transliteration.in three': 48,
  'transliteration.found at 1 % false': 39,
  'look.auc model': 0.998,
  'look.auc picture alone': 0.995,
}
const prototypeHeld = { auc: 0.964, from: 0.932, to: 0.989 }

/** What the prototype had of the same issue: its 986 held-back negatives, and the similar pairs of its other half. */
const prototypeOffice = {
  model: 0.978,
  'edit distance': 0.784,
  'pinyin edit distance': 0.9,
  'pairs of characters (Dice)': 0.805,
  'pg_trgm similarity': 0.724,
}
/** Its own code, fitted and asked on the pairs of today's table (2026-11-27). */
const prototypeOnSamePairs = 0.9755
const prototypeLevels = '2 very high, 6 high and 26 medium of 986'

/** Similar pairs against marks that an office registered side by side. */
function officeTable(figures) {
  const measured = figures.filter(({ name }) => name.startsWith('office.auc '))
  if (measured[0].value === 'not run')
    return `Not run here: pairs of marks that one real issue of the gazette registers side by side (its \`index.xml\` by \`GAZETTE\`).`
  const count = (name) => whole(figureOf(figures, `office.${name}`).value)
  const level = (name) => `${count(`level ${name}`)} ${name.replace('-', ' ')}`
  return `Against marks that an office registered side by side: an issue of TIPO's gazette (named by \`GAZETTE\`; that of 2022-03-16 lies in the
public repository LogoShot-v2/LS2-Data-Collection; data of 經濟部智慧財產局, Open Government Data License 1.0) has ${count('records')} records, of which the reader
parks ${count('parked')}, and ${count('pairs')} pairs of marks of different owners in one class. Of the hardest, those of odd classes may be fitted on (every twelfth is, with
four fifths of the labelled pairs, which have two fifths of the weight as in the weights in use); the ${count('held')} of even classes are held back:

| measure (area under the ROC curve) | similar pairs against them | prototype |
| --- | ---: | ---: |
${measured
  .map(({ name, value }) => {
    const measure = name.slice('office.auc '.length)
    return `| ${measure} | ${shown(value, 3)} | ${shown(prototypeOffice[measure], 3)} |`
  })
  .join('\n')}

By the weights in use ${level('very-high')}, ${level('high')} and ${level('medium')} of the ${count('held')} are flagged (prototype: ${prototypeLevels}). The similar pairs are
not those of the prototype, which had its other half for this; its own code, fitted and asked on the pairs of this table, has ${shown(prototypeOnSamePairs, 4)} where
the model has ${shown(figureOf(figures, 'office.auc model').value, 4)} (95 % interval ${figureOf(figures, 'office.interval model').value}).`
}

/** Unicode's pairs, where they were run. */
function spoofingRows(figures) {
  const found = figures.find(({ name }) => name === 'spoofing.held')
  if (!found) return ['| characters that Unicode says are taken for each other | not run | 0.995 |']
  const area = (name) => figureOf(figures, `spoofing.auc ${name}`)
  return [
    `| characters that Unicode says are taken for each other (${area('model').samples} of ${found.value}), AUC of the model | ${shown(area('model').value, 3)} | 0.995 |`,
    `| the same by pictures alone | ${shown(area('picture alone').value, 3)} | 0.842 |`,
    `| the same by Cangjie alone | ${shown(area('Cangjie alone').value, 3)} | 0.971 |`,
  ]
}

/** docs/evidence/trademark-likeness.md. @param {import('../figures.mjs').Figure[]} figures @param {{ source: string, axis: string }[]} pairs */
export async function writeLikenessEvidence(figures, pairs) {
  const figure = (name) => figureOf(figures, name)
  const found = (name) => figures.find((each) => each.name === name)
  const names = figures.map(({ name }) => name)
  const part = (name, which) => {
    const { value, samples } = found(`likeness.auc ${name}${which}`) ?? { value: 'not run' }
    return samples === undefined ? value : shown(value, 3)
  }
  const measures = names
    .filter((name) => name.startsWith('likeness.auc ') && !/, (?:both in Han|decided)$/u.test(name))
    .map((name) => name.slice('likeness.auc '.length))
  /** @param {import('../figures.mjs').Figure} figure */
  const of = ({ value, samples }) => `${value} of ${samples}`
  const levels = ['very-high', 'high', 'medium', 'low'].map(
    (level) =>
      `| ${level.replace('-', ' ')} | **${of(figure(`likeness.level ${level}, five-fold`))}** | ${of(figure(`likeness.level ${level}, fitted`))} |`,
  )
  const kinds = [
    ...new Set(
      names.filter((name) => name.startsWith('likeness.kind ')).map((name) => name.slice(14).split(',')[0]),
    ),
  ]
  const kind = (axis, how) => {
    const one = found(`likeness.kind ${axis}, ${how}`)
    return one ? of(one) : '–'
  }
  const beside = (name, title) =>
    `| ${title} | ${figure(name).unit === '' ? shown(figure(name).value, 3) : of(figure(name))} | ${prototype[name]} |`
  const words = (name) => figure(`classes.dictionary ${name}`)
  /** @param {import('../figures.mjs').Figure} figure */
  const share = ({ value, samples }) => `${Math.round((100 * Number(value)) / Number(samples))} %`
  const decided = pairs.filter(({ source }) => source === 'decided')
  const judged = pairs.filter(({ axis }) => axis !== 'goods')
  await writePage(
    'trademark-likeness',
    `# Likeness of trademarks

Written by \`npm run bench -- trademark-likeness --write\`; not edited by hand. ${pairs.length} labelled pairs
(\`tools/system-tests/bench/trademark/labelled-pairs.json\`: ${decided.length} from published decisions, named with each; the others built by a named
rule). The ${pairs.length - judged.length} that the goods decided are left out of the tables.

| measure (area under the ROC curve) | all (${judged.length}) | 95 % interval | both in Han (${figure('likeness.auc model, both in Han').samples}) | decided (${figure('likeness.auc model, decided').samples}) |
| --- | ---: | ---: | ---: | ---: |
${measures.map((name) => `| ${name} | ${part(name, '')} | ${found(`likeness.interval ${name}`)?.value ?? '–'} | ${part(name, ', both in Han')} | ${part(name, ', decided')} |`).join('\n')}

\`pg_trgm\` is PostgreSQL's own, on a server that is started for it. DimSim (0.2.2) is run by the interpreter that \`PYTHON\` names, where it has
the package. Of ten decided pairs a figure says little; fame and goods
decided most of them. The prototype of this model had ${prototypeHeld.auc} on the other half of the pairs, which was kept from us (95 % interval
${prototypeHeld.from} to ${prototypeHeld.to}); intervals of this page are of 2,000 resamples; the model's weights are still the prototype's, so what compares with it here is the five-fold row.

By level, of the same pairs:

| level | five-fold: similar of pairs | by the weights in use, which were fitted on these pairs |
| --- | --- | --- |
${levels.join('\n')}

People are told the five-fold figures: each pair was judged by weights fitted on the other four fifths alone. Brier score
${shown(figure('likeness.brier five-fold').value, 3)} five-fold, ${shown(figure('likeness.brier').value, 3)} by the weights in use. Those were fitted on more (also on pairs that one
gazette issue registers side by side), so that they are surer of themselves than the five are.

What offices and courts decided, five-fold (the marks alone; fame and goods are not in it):

| pair | decided | level | case |
| --- | --- | --- | --- |
${figures
  .filter(({ name }) => name.startsWith('likeness.decided '))
  .map(
    ({ name, value, unit, reference }) =>
      `| ${name.slice('likeness.decided '.length)} | ${unit} | ${String(value).replace('-', ' ')} | ${reference} |`,
  )
  .join('\n')}

${officeTable(figures)}

By what pairs are alike, five-fold, at the threshold that lets a tenth of the pairs through that are not similar:

| kind | found | falsely |
| --- | ---: | ---: |
${kinds.map((axis) => `| ${axis} | ${kind(axis, 'found')} | ${kind(axis, 'false')} |`).join('\n')}

## Characters and foreign names

Nothing was fitted on these: ${figures.some(({ name }) => name === 'spoofing.held') ? 'every second pair of characters that Unicode says are taken for each other (Unihan, its folder named by `UNIHAN`;\nthose of them that the tables know); ' : ''}an own
list of 36 pairs of characters that are often taken for each other; both against random pairs and pairs of
equal strokes; and 60 foreign brands against the names that they bear in Taiwan.

| figure | here | prototype |
| --- | ---: | ---: |
${[
  ...spoofingRows(figures),
  beside('look.auc model', 'look-alike characters, AUC of the model'),
  beside('look.auc picture alone', 'the same by pictures alone'),
  beside('transliteration.auc', 'transliterations, AUC'),
  beside('transliteration.first', 'right name first'),
  beside('transliteration.in three', 'right name among three'),
  beside('transliteration.found at 1 % false', 'found where 1 % of wrong pairings are let through'),
].join('\n')}

## Suggested classes

Of ${figure('classes.main first').samples} descriptions the main class comes first for ${figure('classes.main first').value}, in the first three for ${figure('classes.main in three').value}. Descriptions and
vocabulary have one author, so this flatters. On ${whole(words('first').samples)} words of a dictionary that nobody here chose (\`tools/system-tests/bench/trademark/cc-cedict\`;
many are chemicals and instruments, which small businesses don't sell) a right class comes first for ${share(words('first'))}, in the first three for
${share(words('in three'))}, and ${share(words('unknown'))} are not known; the 1,067 words of the prototype had 18 % first and 69 % not known. What helps most is the
office's own list, and names of goods of a real register.

Beside this page: [finding in a register](trademark-search.md) and [loading one](trademark-import.md).
`,
  )
}

/**
 * docs/evidence/trademark-import.md.
 * @param {import('../figures.mjs').Figure[]} figures @param {number} records @param {number} load average of a minute, when it began
 */
export async function writeImportEvidence(figures, records, load) {
  const cell = ({ value, unit }) =>
    unit === 'MB' || unit === 's' ? `${shown(value, 0)} ${unit}` : `${whole(value)} ${unit}`
  await writePage(
    'trademark-import',
    `# Loading a register of trademarks

Written by \`npm run bench -- trademark-import --write\`; not edited by hand. The command of \`npm run register\` reads ${whole(records)} made-up
applications in the office's form, every thousandth one broken; it is killed half-way (SIGKILL) and begun again. PostgreSQL without
fsync; load average when it began ${load.toFixed(1)}, on ${cpus().length} shared cores.

| figure | value |
| --- | ---: |
${figures.map((figure) => `| ${figure.name} | ${cell(figure)} |`).join('\n')}

What is broken is parked with its reason; the command fails where a good record is missing or a broken one is not parked. Memory is that of
the reading process (VmRSS). Of 10,000 files of three offices that were broken in all ways (bytes lost, doubled, exchanged, strange ones
put in, the rest cut off) none stops the reader and none costs a record that is not broken itself
(\`apps/trademark/src/readers/broken-files.spec.ts\`).
`,
  )
}
