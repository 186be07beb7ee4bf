import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `0.1.0+07e85212`, by the rules of semantic versions; without the commit where the folder is no clone or git is missing. */
export async function buildVersion(repository: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
    version: string
  }
  try {
    const { stdout } = await run('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: repository })
    return `${version}+${stdout.trim()}`
  } catch {
    return version
  }
}
