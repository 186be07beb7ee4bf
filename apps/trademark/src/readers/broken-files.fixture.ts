import type { Numbers } from '../demonstration/numbers'
import { applications, daily, gazetteOf, rightsOf } from './samples.fixture'

const application = (number: number): string =>
  `<tmarkcontent>${/<tmarkcontent>([\s\S]*?)<\/tmarkcontent>/u
    .exec(applications)![1]!
    .replace('100000001', String(100_000_000 + number))}</tmarkcontent>`
const published = (number: number): string =>
  /<RegContent>[\s\S]*<\/RegContent>/u.exec(
    gazetteOf({ number: String(115_000_000 + number), name: '好茶', class: 30, publishedOn: '2026-01-16' }),
  )![0]
const caseFile = (number: number): string =>
  /<case-file>[\s\S]*?<\/case-file>/u.exec(daily)![0].replace('97000001', String(97_000_000 + number))

const right = (number: number): string =>
  /<tmarkcontent[\s\S]*<\/tmarkcontent>/u
    .exec(rightsOf('拋棄'))![0]
    .replace('100000001', String(200_000_000 + number))

/** Records of each office and kind, by a number, and what stands around them. */
export const offices = [
  { name: 'applications', record: application, root: 'tmarkappl' },
  { name: 'rights', record: right, root: 'tmarkrights' },
  { name: 'the gazette', record: published, root: 'RegContentList' },
  { name: 'the daily XML', record: caseFile, root: 'trademark-applications-daily' },
] as const

const strange = [
  ...[
    '<',
    '>',
    '/',
    '&',
    '"',
    "'",
    ']]>',
    '<![CDATA[',
    '<!--',
    '-->',
    '<?xml',
    '<!DOCTYPE x [',
    '&#0;',
    '&#x10ffff;',
  ],
  ...[
    '&lol;',
    '</',
    '<a',
    '\u0000',
    '\ufffd',
    '\u202e',
    '茶',
    '🍵',
    '</tmarkappl>',
    '</RegContentList>',
    '\r\n',
  ],
  ...['<__proto__>x</__proto__>', '<constructor/>', 'x'.repeat(3_000), '<a>'.repeat(300)],
].map((text) => Buffer.from(text))

/** What happens to files: bytes lost, doubled, exchanged, put in, and the rest cut off. */
const harms: readonly ((bytes: Buffer, random: Numbers) => Buffer)[] = [
  (bytes, random) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(40))])
  },
  (bytes, random) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at + random(60)), bytes.subarray(at)])
  },
  (bytes, random) => {
    const changed = Buffer.from(bytes)
    changed[random(changed.length)] = random(256)
    return changed
  },
  (bytes, random) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), strange[random(strange.length)]!, bytes.subarray(at)])
  },
  (bytes, random) => bytes.subarray(0, random(bytes.length)),
]

/** A record to which one to three harms have come. */
export function broken(record: string, random: Numbers): Buffer {
  let bytes: Buffer = Buffer.from(record)
  for (let harm = 0; harm <= random(3); harm++)
    if (bytes.length > 0) bytes = harms[random(harms.length)]!(bytes, random)
  return bytes
}
