import { fileURLToPath } from 'node:url'
import { runSource } from './run-source.mts'

const source = fileURLToPath(new URL('../../../libs/contracts/src/languages.ts', import.meta.url))

/** The product's languages, from their source: what is built of the library may not be there, and is no ES module. */
export const { languages } = await runSource<typeof import('@originseal/contracts/languages')>(source)
