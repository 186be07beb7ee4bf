import { fileURLToPath } from 'node:url'
import { createServer, runnerImport, type InlineConfig } from 'vite'
import { articles } from './articles/articles.mts'

const libraries = fileURLToPath(new URL('../../../libs', import.meta.url))

const asInTheApplication: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [articles()],
  // Libraries from their sources: what is built of them may be of yesterday, or not there.
  resolve: {
    alias: [
      { find: /^@originseal\/([\w-]+)$/, replacement: `${libraries}/$1/src/index.ts` },
      { find: /^@originseal\/([\w-]+)\//, replacement: `${libraries}/$1/src/` },
    ],
  },
}

/** Runs a module of the application while it is being built, and gives its exports; what it imports later does not come. */
export async function runSource<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(path, asInTheApplication)
  return module
}

/** Runs a module of the application for as long as it is used, so that it can import what it needs when it needs it. */
export async function usingSource<Exports, Result>(
  path: string,
  use: (exports: Exports) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    ...asInTheApplication,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    return await use((await server.ssrLoadModule(path)) as Exports)
  } finally {
    await server.close()
  }
}
