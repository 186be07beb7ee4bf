import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type ContainerEngine = 'docker' | 'podman'

/** What each says only where its engine answers: a client alone does not count. */
const questions: [ContainerEngine, string[]][] = [
  ['docker', ['info', '--format', '{{.ServerVersion}}']],
  ['podman', ['info', '--format', '{{.Version.Version}}']],
]

/** The engine that runs containers on this machine; undefined where none answers. */
export async function answeringEngine(): Promise<ContainerEngine | undefined> {
  for (const [command, question] of questions) {
    const asked = promisify(execFile)(command, question, { timeout: 10_000 })
    const version = await asked.then(
      ({ stdout }) => stdout.trim(),
      () => '',
    )
    if (version !== '') return command
  }
  return undefined
}
