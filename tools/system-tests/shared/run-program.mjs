import { spawn } from 'node:child_process'

/**
 * Runs a program of this machine to its end.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string } | undefined>} undefined if there is no such program
 */
export function runProgram(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) =>
      'code' in error && error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
    child.once('close', (code) => resolve({ code, output }))
  })
}
