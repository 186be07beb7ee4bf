/**
 * Prints the seccomp profile of the pods that open pages, for `chromium.seccompProfile` of the chart: a container engine's
 * default profile, resolved for a process without capabilities, with the calls allowed that Chromium's sandbox is built
 * with. `--arch`: the architecture of the nodes, x64 or arm64; this machine's unless given.
 *
 *   node tools/images/chromium-seccomp.mjs /usr/share/containers/seccomp.json --arch x64
 */
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { arch: { type: 'string', default: process.arch } },
})
const [file] = positionals
if (file === undefined) {
  console.error('Name the default profile of a container engine, as a file')
  process.exitCode = 1
} else {
  /** @type {typeof import('../standalone/src/index.js')} */
  const { chromiumProfile } = createRequire(import.meta.url)('../standalone/dist/index.js')
  console.log(JSON.stringify(chromiumProfile(file, values.arch), null, 2))
}
