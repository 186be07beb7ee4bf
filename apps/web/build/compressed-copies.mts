import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What has compressed copies. Pictures are compressed already; a download is to be the bytes that its checksum is of, and
 * written pages are compressed by the server, when its origin is in them. */
const compressible = /^(?!(?:downloads|pages)\/).*\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

const copies = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    ending: '.gz',
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
]

/** Puts `<file>.br` and `<file>.gz` beside the built files, for the server to choose from; none that would be larger. */
export function compressedCopies(): Plugin {
  let folder: string
  return {
    name: 'originseal:compressed-copies',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // When everything is written, what lies in `public` too.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure) return
        const files = await readdir(folder, { recursive: true, withFileTypes: true })
        const paths = files
          .filter((file) => file.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
        await Promise.all(paths.filter((path) => compressible.test(path.slice(folder.length + 1))).map(copy))
      },
    },
  }
}

async function copy(path: string): Promise<void> {
  const bytes = await readFile(path)
  for (const { ending, compress } of copies) {
    const compressed = await compress(bytes)
    if (compressed.length < bytes.length) await writeFile(`${path}${ending}`, compressed)
  }
}
