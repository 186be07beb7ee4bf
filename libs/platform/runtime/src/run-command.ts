import { Logger } from '@nestjs/common'
import { z } from 'zod'

/** What somebody who runs a command has to mend; said in one sentence, with how it is used. */
class WrongUse extends Error {}

/** Runs a program of a person at a terminal: a fault is said on standard error and ends it with 1. */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  Logger.overrideLogger(false) // what goes wrong is thrown
  try {
    await command()
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(isWrongUse(error) ? `${faults(error)}\n\n${usage}\n` : `${faults(error)}\n`)
  }
}

/** @throws WrongUse unless it is the case */
export function demand(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new WrongUse(sentence)
}

/** Ours, a value that does not fit, or an option that `parseArgs` does not know. */
function isWrongUse(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return (
    error instanceof WrongUse ||
    error instanceof z.ZodError ||
    (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
  )
}

function faults(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
  return error instanceof Error ? error.message : String(error)
}
