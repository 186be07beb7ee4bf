import { isAnchoredIn, verifyCaseTimeLine, verifyOnChain } from '@originseal/anchoring/verify'
import { caseAnchorsFile, caseFilePaths, type CaseFileManifest } from '@originseal/contracts'
import { line, type Line } from './verdict'
import { decodeJson } from './verify-document'

/** The record's part of the answer: its chain of hashes, and the proofs that it stands on the chain. */
export async function custodyLines(
  { caseId, head }: CaseFileManifest,
  files: ReadonlyMap<string, Uint8Array>,
  rpc: string | undefined,
): Promise<Line[]> {
  const { timeLine, fault } = verifyCaseTimeLine(jsonIn(files, caseFilePaths.timeLine))
  if (!timeLine) return [line('time-line', false, fault)]
  const last = timeLine.entries.at(-1)
  if (timeLine.caseId !== caseId || last?.sequence !== head.sequence || last.hash !== head.hash)
    return [line('time-line', false, 'its end is not the head that the list names')]
  const entries = line('time-line', true, `${head.sequence} entries, the last has ${head.hash}`)
  const read = caseAnchorsFile.safeParse(jsonIn(files, caseFilePaths.anchors))
  if (!read.success) return [entries, line('case-anchor', false, 'the file is no originseal-case-anchors/1')]
  const { anchors } = read.data
  const loose = anchors.find((anchor) => !isAnchoredIn(timeLine, anchor))
  if (loose) return [entries, line('case-anchor', false, `the proof of entry ${loose.sequence}`)]
  const latest = anchors.at(-1)
  if (!latest) return [entries, line('case-anchor', null)]
  const proven = line('case-anchor', true, `${latest.sequence} of ${head.sequence} entries are anchored`)
  if (rpc === undefined) return [entries, proven]
  const { checks } = await verifyOnChain(latest.proof, rpc)
  return [entries, proven, ...checks.map(({ name, holds, detail }) => line(name, holds, detail))]
}

export function jsonIn(files: ReadonlyMap<string, Uint8Array>, path: string): unknown {
  const content = decodeJson(files.get(path) ?? new Uint8Array())
  return 'fault' in content ? undefined : content.value
}
