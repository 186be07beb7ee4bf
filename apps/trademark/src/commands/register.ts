import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { openDatabase, readDatabaseUrl } from '@originseal/database'
import { demand, runCommand } from '@originseal/runtime'
import { z } from 'zod'
import { database } from '../data-source'
import { openRegisterFiles } from '../readers/register-files'
import { importMarksInto } from '../register/import-marks'

const usage = `npm run register -- import <file or folder> [--date yyyy-mm-dd]

Reads trademarks into the register: TIPO's applications (XML of the interface or in bulk), an issue folder of its gazette, or the
USPTO's daily XML. It can be repeated and goes on where it was interrupted; records that can't be read are parked with their
reason. --date says up to which day the file knows; without it the day on which it was last changed. The made-up register goes
when the first real one is there. The database is DATABASE_URL, else that of the system that npm start runs.`

const given = z.object({ date: z.iso.date().optional() })

void runCommand(usage, async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { date: { type: 'string' } } })
  const { date } = given.parse(values)
  const [verb, path] = positionals
  demand(verb === 'import' && path !== undefined, 'what shall be imported?')
  const files = await openRegisterFiles(path)
  const source = await openDatabase(database(readDatabaseUrl()))
  try {
    const importMarks = importMarksInto(source)
    const file = {
      ...{ source: files.reader.source, sha256: files.sha256 },
      ...{ asOf: date ?? files.changedOn, demonstration: false },
    }
    const { records, parked, known } = await importMarks.execute(file, files.pieces(), files.reader)
    process.stdout.write(
      known
        ? `${path} was imported before: ${records} records\n`
        : `${records} records of ${files.reader.source}, ${parked} of them parked\n`,
    )
  } finally {
    await source.destroy()
  }
})
