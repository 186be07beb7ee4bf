import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { articles } from './articles/articles.mts'

const libraries = fileURLToPath(new URL('../../../libs', import.meta.url))

/** Runs a module of the application while it is being built, and gives its exports. */
export async function runSource<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(path, {
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
  })
  return module
}
