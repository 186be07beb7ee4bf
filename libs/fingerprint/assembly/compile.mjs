/**
 * `node compile.mjs <file.wasm>`: compiles the kernels to this file. The build calls it for dist, and the library for
 * itself when it runs from source. The file appears whole or not at all, so that several may compile at once.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const [, , path] = process.argv
if (!path) throw new Error('Which file shall the kernels be written to?')
const target = resolve(path)

const options = [
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--importMemory',
  '--enable',
  'simd',
  '--use',
  'abort=',
]
const folder = dirname(fileURLToPath(import.meta.url))
let binary
const { error, stderr } = await asc.main(
  ['hamming.ts', '--baseDir', folder, '--outFile', 'hamming.wasm', ...options],
  { writeFile: (_name, contents) => (binary = contents) },
)
if (error || !binary) throw new Error(`The kernels don't compile: ${stderr.toString()}`, { cause: error })

mkdirSync(dirname(target), { recursive: true })
const partial = `${target}.${process.pid}`
writeFileSync(partial, binary)
renameSync(partial, target)
