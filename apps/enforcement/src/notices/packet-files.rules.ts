import type { Packet } from './packet.rules'

/** The files of a packet by name: a text to copy from, the same for programs, and the addresses one a line. */
export function packetFiles(packet: Packet): Readonly<Record<string, string>> {
  return {
    'fields.txt': textOf(packet),
    'fields.json': JSON.stringify(packet, null, 2),
    'urls.txt': `${packet.urls}\n`,
  }
}

const textOf = ({ caseNumber, formUrl, note, fields, statements, urls }: Packet): string =>
  [
    caseNumber,
    ...(formUrl === undefined ? [] : [formUrl]),
    ...(note ? [note.zh, note.en] : []),
    ...fields.map(
      ({ label, value, length, max }) =>
        `\n# ${label.zh} ${label.en} (${length}${max === undefined ? '' : `/${max}`})\n${value}`,
    ),
    `\n# URL\n${urls}`,
    ...statements.map(({ zh, en }) => `\n[ ] ${zh}\n    ${en}`),
    '',
  ].join('\n')
