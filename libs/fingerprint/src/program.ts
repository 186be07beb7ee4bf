import { join } from 'node:path'

/**
 * Node's flag for a process beside others that keep the cores busy: threads of the garbage collector would only compete
 * with them. 36 pairs that are no copies take 26.6 s of CPU instead of 28.9 s.
 */
export const SINGLE_THREADED_GC = ['--single-threaded-gc']

/**
 * How the program at `path`, which bears no ending, is started in a process or thread of its own: from `dist` as plain
 * JavaScript; from source (jest) through a loader that compiles TypeScript on the way in. `args` go before its own.
 */
export function programAt(path: string): { file: string; args: string[] } {
  return __filename.endsWith('.ts')
    ? { file: join(__dirname, 'from-source.cjs'), args: [`${path}.ts`] }
    : { file: `${path}.js`, args: [] }
}
