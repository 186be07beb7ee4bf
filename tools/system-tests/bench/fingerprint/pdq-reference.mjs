import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * The program that PDQ_REFERENCE names: Meta's PDQ around a loop. It reads a path a line from its input and answers
 * each with a line `hex quality wall cpu`: the hash (64 digits), 0-100, and the milliseconds from opening the file to
 * the hash, by the clock and of its processor; or with `-` when it can't read the file.
 * @returns {{ hash(path: string): Promise<{ hex: string, quality: number, wall: number, cpu: number } | null>,
 *   close(): void } | null} null when there is none
 */
export function startReference(program = process.env.PDQ_REFERENCE) {
  if (!program) return null
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const failed = new Promise((_, reject) => child.once('error', reject))
  failed.catch(() => undefined)
  return {
    async hash(path) {
      child.stdin.write(`${path}\n`)
      const { value, done } = await Promise.race([lines.next(), failed])
      if (done) throw new Error(`${program} ended at ${path}`)
      if (value === '-') return null
      const [hex, ...numbers] = value.split(' ')
      const [quality, wall, cpu] = numbers.map(Number)
      if (!/^[0-9a-f]{64}$/.test(hex) || !(cpu >= 0)) throw new Error(`${program} answered '${value}'`)
      return { hex, quality, wall, cpu }
    },
    close: () => child.stdin.end(),
  }
}
