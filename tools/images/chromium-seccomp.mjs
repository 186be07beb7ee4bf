/**
 * Prints a container engine's seccomp profile with the calls allowed that Chromium's sandbox is built with; for
 * `chromium.seccompProfile` of the chart.
 *
 *   node tools/images/chromium-seccomp.mjs /usr/share/containers/seccomp.json
 */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the profile of the container engine, as a file')
  process.exitCode = 1
} else {
  const { allowSandbox } = createRequire(import.meta.url)('../standalone/dist/index.js')
  console.log(JSON.stringify(allowSandbox(JSON.parse(readFileSync(file, 'utf8'))), null, 2))
}
