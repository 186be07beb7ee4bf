import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type LaunchInPlace, signal, signalGroup } from '@originseal/engines'

/** One life of a child, from its start to its end. */
export interface Running {
  pid: number | undefined
  /** Resolves when it is over, with how: 'SIGKILL', 'code 1' or why it could not even start. */
  ended: Promise<string>
  isOver(): boolean
  signal(name: NodeJS.Signals): void
  /** Ends it and all it has started, at once. */
  kill(): void
}

/**
 * Starts a command in a process group of its own: the terminal's Ctrl-C reaches the supervisor alone, which
 * ends all in order, and what the child starts can be ended with it.
 * @param hear gets each line of its output
 */
export function run(
  { command, args, env, cwd, ...as }: LaunchInPlace,
  hear: (line: string) => void,
): Running {
  const child: ChildProcess = spawn(command, args, {
    ...as,
    env,
    cwd: cwd ?? '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', hear)
  }
  let over = false
  const kill = () => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
  }
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      over = true
      // What it has started must not outlive it.
      kill()
      resolve(how)
    }
    child.once('error', (error) => {
      hear(`Error: ${error.message}`)
      if (child.pid === undefined) end(error.message)
    })
    child.once('exit', (code, sign) => end(sign ?? `code ${code}`))
  })
  return {
    pid: child.pid,
    ended,
    isOver: () => over,
    signal: (name) => {
      if (child.pid !== undefined && !over) signal(child.pid, name)
    },
    kill,
  }
}
