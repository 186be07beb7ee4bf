import { verifyOnChain, verifySealProof } from '@originseal/anchoring/verify'
import { sealProof } from '@originseal/contracts'
import { line, type Line } from './verdict'

/** The proof's part of the answer. `original` is a SHA-256 in hexadecimal. */
export async function proofLines(
  proof: unknown,
  options: { original?: string; rpc?: string },
): Promise<Line[]> {
  const { original, rpc } = options
  const { checks, holds } = verifySealProof(proof, original === undefined ? {} : { original })
  const lines = checks.map((check) =>
    line(check.name === 'format' ? 'attachment' : check.name, check.holds, check.detail),
  )
  if (original === undefined) lines.push(line('original', null))
  if (rpc === undefined) return [...lines, line('node', null)]
  const read = sealProof.safeParse(proof)
  if (!read.success || !holds) return [...lines, line('node', null, 'the proof itself does not hold')]
  const onChain = await verifyOnChain(read.data, rpc)
  return [...lines, ...onChain.checks.map((check) => line(check.name, check.holds, check.detail))]
}
