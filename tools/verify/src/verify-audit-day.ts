import { verifyAuditDay, verifyOnChain } from '@originseal/anchoring/verify'
import type { AuditAnchor, AuditDayFault } from '@originseal/contracts'
import { line, type Line, type Verdict } from './verdict'

const faults: Readonly<Record<AuditDayFault['fault'], string>> = {
  hash: 'its hash does not follow from the entry before',
  sequence: 'entries before it are missing, or in another order',
  day: 'it is of another day',
  anchor: 'it is not what was anchored',
  format: 'the file is no originseal-audit-day',
}

const inWords = ({ sequence, fault }: AuditDayFault): string =>
  sequence === null ? faults[fault] : `entry ${sequence}: ${faults[fault]}`

/** Verifies an exported day of the audit log. Total: whatever the text is, it answers. @param rpc a node of the proofs' chain */
export async function verifyAuditDayFile(text: string, rpc?: string): Promise<Verdict> {
  const { day, fault } = verifyAuditDay(read(text))
  if (!day || fault)
    return verdictOf([
      line(
        fault?.fault === 'anchor' ? 'audit-anchor' : 'audit-entries',
        false,
        fault ? inWords(fault) : undefined,
      ),
    ])
  const { date, entries, anchors } = day
  const last = anchors.at(-1)
  const open = last ? entries.filter(({ sequence }) => sequence > last.sequence).length : entries.length
  return verdictOf([
    line('audit-entries', true, `${entries.length} entries of ${date}`),
    line(
      'audit-anchor',
      last ? true : null,
      `${open} of ${entries.length} entries are behind the last anchored one`,
    ),
    ...(await nodeLines(last, rpc)),
  ])
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function nodeLines(anchor: AuditAnchor | undefined, rpc: string | undefined): Promise<Line[]> {
  if (!anchor || rpc === undefined) return [line('node', null)]
  const { checks } = await verifyOnChain(anchor.proof, rpc)
  return checks.map(({ name, holds, detail }) => line(name, holds, detail))
}

function verdictOf(lines: readonly Line[]): Verdict {
  const isDoubtful = lines.some(({ outcome }) => outcome === 'fails')
  const isOnChain = lines.some(({ name, outcome }) => name === 'block' && outcome === 'holds')
  const conclusion = isDoubtful ? 'fails' : isOnChain ? 'anchored' : 'not-anchored'
  return { document: 'audit-day', lines, holds: !isDoubtful, conclusion }
}
