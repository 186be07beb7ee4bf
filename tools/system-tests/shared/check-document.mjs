import { join } from 'node:path'
import { repository } from '../../standalone/prepare.mjs'
import { runProgram } from './run-program.mjs'

const verifier = join(repository, 'tools', 'verify', 'dist', 'originseal-verify.cjs')

/** Exit codes: everything holds, and nobody has said whose certificate is expected; or there is some doubt. */
const INTACT_SIGNER_UNKNOWN = 3
const DOUBTFUL = 1

/**
 * Has a signed PDF checked by our own verifier and, where it is installed, by poppler's pdfsig.
 * @param {string} pdf path
 * @param {string[]} more arguments for originseal-verify: the original, `--rpc`
 * @param {import('./record.mjs').Record} record
 */
export async function checkDocument(pdf, more, record) {
  await checkIntact(pdf, more, record)
  await checkSignature(pdf, record)
}

/** @param {string[]} args */
async function verify(args) {
  const ended = await runProgram(process.execPath, [verifier, ...args, '--lang', 'en'])
  if (!ended) throw new Error(`${process.execPath} is not there`)
  return ended
}

/** Has our own verifier say that everything in a file holds. */
export async function checkIntact(path, more, record) {
  const { code, output } = await verify([path, ...more])
  record.expect(code === INTACT_SIGNER_UNKNOWN, `originseal-verify has doubts (exit ${code}):\n${output}`)
  record.artefact('originseal-verify', 'every check held')
}

/** Has our own verifier refuse a file. */
export async function checkDoubtful(path, record) {
  const { code, output } = await verify([path])
  record.expect(code === DOUBTFUL, `originseal-verify has no doubts (exit ${code}):\n${output}`)
}

/** Has the signature of a PDF checked by poppler's pdfsig, where it is installed. */
export async function checkSignature(pdf, record) {
  const signature = await runProgram('pdfsig', [pdf])
  if (!signature) return record.omit('pdfsig is not installed')
  for (const words of ['Signature is Valid', 'Total document signed'])
    record.expect(signature.output.includes(words), `pdfsig does not say '${words}':\n${signature.output}`)
  record.artefact('pdfsig', 'Signature is Valid, Total document signed')
}
