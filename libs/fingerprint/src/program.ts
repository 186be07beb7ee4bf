import { join } from 'node:path'

/**
 * How the program at `path`, which bears no ending, is started in a process or thread of its own: from `dist` as plain
 * JavaScript; from source (jest) through a loader that compiles TypeScript on the way in. `args` go before its own.
 */
export function programAt(path: string): { file: string; args: string[] } {
  return __filename.endsWith('.ts')
    ? { file: join(__dirname, 'from-source.cjs'), args: [`${path}.ts`] }
    : { file: `${path}.js`, args: [] }
}
