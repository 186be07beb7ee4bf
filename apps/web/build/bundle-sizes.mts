import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Largest JavaScript of the first route in bytes, compressed: promise P7. */
const FIRST_ROUTE_BYTES = 160_000

/**
 * Prints what a first visit of the home page loads and fails the build when it grows beyond the promise:
 * the entry, the home page and everything that either imports without a condition.
 */
export function bundleSizes(): Plugin {
  return {
    name: 'originseal:bundle-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const first = new Set<string>()
      const take = (name: string) => {
        if (first.has(name)) return
        first.add(name)
        byName.get(name)?.imports.forEach(take)
      }
      for (const chunk of chunks) {
        if (chunk.isEntry || chunk.facadeModuleId?.endsWith('/home-page.tsx')) take(chunk.fileName)
      }
      const bytes = [...first].reduce((sum, name) => sum + gzipSync(byName.get(name)?.code ?? '').length, 0)
      this.info(
        `first route: ${(bytes / 1000).toFixed(1)} kB of JavaScript, compressed (${first.size} files)`,
      )
      if (bytes > FIRST_ROUTE_BYTES) this.error(`the first route is larger than ${FIRST_ROUTE_BYTES} bytes`)
    },
  }
}
