import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const contracts = fileURLToPath(new URL('../../../libs/contracts/src', import.meta.url))

/** Runs a module of the application while it is being built, and gives its exports. */
export async function runSource<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(path, {
    configFile: false,
    logLevel: 'error',
    // From their sources: what is built of the contracts may be of yesterday, or not there.
    resolve: {
      alias: [
        { find: /^@originseal\/contracts$/, replacement: `${contracts}/index.ts` },
        { find: /^@originseal\/contracts\//, replacement: `${contracts}/` },
      ],
    },
  })
  return module
}
