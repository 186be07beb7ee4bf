import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { readArguments, usage, UsageError, type Arguments } from './arguments'
import { verdictInWords } from './print-verdict'
import { printable } from './printable'
import { exitCodes, type Verdict } from './verdict'
import { verifyAuditDayFile } from './verify-audit-day'
import { verifyCaseFile } from './verify-case-file'
import { verifyDocument, type VerifyOptions } from './verify-document'

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function readInputs({ document, original }: Arguments) {
  try {
    const content = await readFile(document)
    return { content, ...(original !== undefined && { original: await sha256Of(original) }) }
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Where the answer is written: a terminal. */
export interface Output {
  log(text: string): void
  error(text: string): void
}

/** @returns the exit code: one of {@link exitCodes}, 1 on an error of our own, or 2 when the command was not understood */
export async function runCommand(argv: readonly string[], output: Output): Promise<number> {
  try {
    return await answer(argv, output)
  } catch (error) {
    if (error instanceof UsageError) {
      output.error(`${printable(error.message)}\n\n${usage}`)
      return 2
    }
    output.error(printable(error instanceof Error ? (error.stack ?? error.message) : String(error)))
    return 1
  }
}

async function answer(argv: readonly string[], output: Output): Promise<number> {
  const read = readArguments(argv)
  if (read === 'help') {
    output.log(usage)
    return 0
  }
  const { content, original } = await readInputs(read)
  const verdict = await verifyFile(content, {
    ...(original !== undefined && { original }),
    ...(read.rpc !== undefined && { rpc: read.rpc }),
    ...(read.signer !== undefined && { signer: read.signer }),
  })
  output.log(read.json ? JSON.stringify(verdict, null, 2) : verdictInWords(verdict, read.language))
  return exitCodes[verdict.conclusion]
}

/** No PDF begins like JSON, or like a zip. */
function verifyFile(content: Buffer, options: VerifyOptions): Promise<Verdict> {
  if (content[0] === openingBrace) return verifyAuditDayFile(content.toString('utf8'), options.rpc)
  return content.subarray(0, zipBegin.length).equals(zipBegin)
    ? verifyCaseFile(content, options)
    : verifyDocument(content, options)
}
const openingBrace = 0x7b
const zipBegin = Buffer.from('PK')
