import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { readArguments, usage, UsageError, type Arguments } from './arguments'
import { verdictInWords } from './print-verdict'
import { verifyDocument } from './verify-document'

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function readInputs({ document, original }: Arguments) {
  try {
    const pdf = await readFile(document)
    return { pdf, ...(original !== undefined && { original: await sha256Of(original) }) }
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** @returns the exit code: 0 all held, 1 some doubt, 2 not understood */
async function main(argv: readonly string[]): Promise<number> {
  try {
    const read = readArguments(argv)
    if (read === 'help') {
      console.log(usage)
      return 0
    }
    const { pdf, original } = await readInputs(read)
    const verdict = await verifyDocument(pdf, {
      ...(original !== undefined && { original }),
      ...(read.rpc !== undefined && { rpc: read.rpc }),
      ...(read.signer !== undefined && { signer: read.signer }),
    })
    console.log(read.json ? JSON.stringify(verdict, null, 2) : verdictInWords(verdict, read.language))
    return verdict.holds ? 0 : 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    return 2
  }
}

void main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
