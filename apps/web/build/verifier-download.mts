import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const built = fileURLToPath(new URL('../../../tools/verify/dist/originseal-verify.cjs', import.meta.url))

/** Puts the built verifier, one file, where the pages offer it. nx builds it before the web. */
export function verifierDownload(): Plugin {
  return {
    name: 'verifier-download',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'downloads/originseal-verify.cjs',
        source: readFileSync(built),
      })
    },
  }
}
