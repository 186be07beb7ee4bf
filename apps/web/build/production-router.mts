import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Entries of React Router, and their files among those that are built for production. */
const files: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}

/** React Router names to bundlers only the files that warn its developers: they are larger, and each view would check. */
export function productionRouter(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  return {
    name: 'originseal:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (files[id] === undefined ? undefined : join(folder, 'dist/production', files[id])),
  }
}
