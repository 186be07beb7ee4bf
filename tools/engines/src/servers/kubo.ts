import { execFile } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EnginesFolder } from './engines-folder'
import { goProgram } from './go-program'
import { privateKubo } from './private-kubo'
import type { Server } from './server'

const program = { name: 'ipfs', module: 'github.com/ipfs/kubo', version: 'v0.40.1', main: 'cmd/ipfs' }

/** Kubo, which speaks to nobody but the services of this machine. */
export async function kuboServer(data: EnginesFolder): Promise<Server<'kubo'>> {
  const port = await data.port('kubo', 5001)
  const folder = data.folder('kubo')
  const config = join(folder, 'config')
  const rpcUrl = `http://127.0.0.1:${port}`
  const env = { IPFS_PATH: folder, IPFS_TELEMETRY: 'off', GOMEMLIMIT: '512MiB' }
  let binary = ''
  return {
    name: 'kubo',
    endpoint: { rpcUrl },
    async install(say) {
      binary = await goProgram(program, say)
    },
    async launch() {
      if (!existsSync(config)) {
        await promisify(execFile)(binary, ['init', '--empty-repo'], { env: { ...process.env, ...env } })
      }
      const settings = privateKubo(JSON.parse(readFileSync(config, 'utf8')) as Record<string, object>, port)
      writeFileSync(`${config}.new`, JSON.stringify(settings, null, 2), { mode: 0o600, flush: true })
      renameSync(`${config}.new`, config)
      return { command: binary, args: ['daemon', '--offline', '--migrate=true'], env }
    },
    async isReady() {
      const asked = { method: 'POST', signal: AbortSignal.timeout(5_000) }
      return (await fetch(`${rpcUrl}/api/v0/version`, asked)).status === 200
    },
  }
}
