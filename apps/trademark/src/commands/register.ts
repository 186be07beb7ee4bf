import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { openDatabase, readDatabaseUrl } from '@originseal/database'
import { demand, runCommand } from '@originseal/runtime'
import { openObjectStore } from '@originseal/storage'
import { z } from 'zod'
import { readStorage } from '../config'
import { database } from '../data-source'
import type { GoodsFile } from '../goods/goods-file'
import { importGoodsInto } from '../goods/import-goods'
import { KeepPictures } from '../pictures/keep-pictures'
import { identifyFiles, openRegisterFiles } from '../readers/register-files'
import { importMarksInto } from '../register/import-marks'

const usage = `npm run register -- import <file or folder> [--date yyyy-mm-dd]
npm run register -- goods <file> [--date yyyy-mm-dd]
npm run register -- cross-references <file> [--date yyyy-mm-dd]

Reads trademarks into the register: TIPO's applications (XML of the interface or in bulk), an issue folder of its gazette, or the
USPTO's daily XML. It can be repeated and goes on where it was interrupted; records that can't be read are parked with their
reason. Pictures that lie in the folder or below it under the names that the register gives them are kept with their marks; none is
fetched. --date says up to which day the file knows; without it the day on which it was last changed. The made-up register goes
when the first real one is there. 'goods' reads the office's list of goods and services with its similar groups, 'cross-references' the groups that are searched
together, both as CSV; each takes the place of the last one.

The database is DATABASE_URL and pictures go to STORAGE_DIR or the bucket of S3_*, else those of the system that npm start runs.`

const given = z.object({ date: z.iso.date().optional() })

type Database = Awaited<ReturnType<typeof openDatabase>>

async function importRegister(source: Database, path: string, date: string | undefined): Promise<string> {
  const files = await openRegisterFiles(path)
  const file = {
    ...{ source: files.reader.source, sha256: files.sha256 },
    ...{ asOf: date ?? files.changedOn, demonstration: false },
  }
  const pictures = new KeepPictures(await openObjectStore(readStorage()), files.pictures)
  const { records, parked, known } = await importMarksInto(source).execute(
    file,
    files.pieces(),
    files.reader,
    pictures,
  )
  return known
    ? `${path} was imported before: ${records} records\n`
    : `${records} records of ${files.reader.source}, ${parked} of them parked\n`
}

const importGoods =
  (kind: GoodsFile['kind']) =>
  async (source: Database, path: string, date: string | undefined): Promise<string> => {
    const { sha256, changedOn } = await identifyFiles([path])
    const rows = await importGoodsInto(source).execute(path, { kind, sha256, asOf: date ?? changedOn })
    return `${rows} ${kind === 'terms' ? 'names of goods and services' : 'pairs of groups'}\n`
  }

const verbs = {
  import: importRegister,
  goods: importGoods('terms'),
  'cross-references': importGoods('links'),
} as const

void runCommand(usage, async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { date: { type: 'string' } } })
  const { date } = given.parse(values)
  const [verb = '', path] = positionals
  const read = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined
  demand(read !== undefined && path !== undefined, 'what shall be read?')
  const source = await openDatabase(database(readDatabaseUrl()))
  try {
    process.stdout.write(await read(source, path, date))
  } finally {
    await source.destroy()
  }
})
