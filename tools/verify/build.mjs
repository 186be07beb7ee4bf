/** Bundles the verifier into one file that needs nothing but Node 18 or later. */
import { chmod } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('.', import.meta.url))
const outfile = `${folder}dist/originseal-verify.cjs`

await build({
  absWorkingDir: folder,
  entryPoints: ['src/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node18',
  format: 'cjs',
  // Workspace packages are bundled from their sources, so that no other build has to come first.
  conditions: ['@originseal/source'],
  mainFields: ['module', 'main'],
  banner: { js: '#!/usr/bin/env node' },
  legalComments: 'eof',
  charset: 'utf8',
  logLevel: 'warning',
})
await chmod(outfile, 0o755)
