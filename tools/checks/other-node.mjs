/** Runs the tests under another Node, which npm brings: `npm test -- --node 24 small medium`. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { repository, Unprepared } from '../standalone/prepare.mjs'
import { capture } from './tally.mjs'

/**
 * Takes `--node <version>` out of the arguments.
 * @param {string[]} args
 * @returns {{ version?: string, rest: string[] }}
 * @throws {Unprepared} on a version that is none
 */
export function splitNode(args) {
  const at = args.indexOf('--node')
  if (at < 0) return { rest: args }
  const version = args[at + 1]
  if (version === undefined || !/^\d+(\.\d+){0,2}$/.test(version))
    throw new Unprepared(`--node wants a version such as 24 or 24.1.0, not '${version ?? ''}'.`)
  return { version, rest: args.toSpliced(at, 2) }
}

/**
 * npm's package with this system's program: what its package `node` installs by a script.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform = process.platform, arch = process.arch) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/**
 * The program of another Node, brought into .cache/ when it is not there yet.
 * @throws {Unprepared} where npm has none
 */
async function provideNode(version, say) {
  const folder = join(repository, '.cache', 'node', version)
  const end = process.platform === 'win32' ? '.exe' : ''
  const program = join(folder, 'node_modules', nodePackage(), 'bin', `node${end}`)
  if (existsSync(program)) return program
  say(`installing Node ${version}`)
  mkdirSync(folder, { recursive: true })
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const { ok, output } = await capture(npm[0], [...npm.slice(1), ...install, `${nodePackage()}@${version}`])
  if (!ok || !existsSync(program)) throw new Unprepared(`${output}\nNode ${version} could not be installed.`)
  return program
}

/**
 * Runs `npm test` with these arguments under another Node; programs that it starts by name find that Node first.
 * @param {string} version
 * @param {string[]} args
 * @param {import('../standalone/prepare.mjs').Say} say
 * @returns {Promise<number>} the exit code
 */
export async function runUnder(version, args, say) {
  const program = await provideNode(version, say)
  const { output } = await capture(program, ['--version'])
  say(`under Node ${output.trim()}`)
  const PATH = [dirname(program), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(program, [join(repository, 'tools/checks/test.mjs'), ...args], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
