import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import type { MarkRecord, RegisterReader } from '../readers/mark-record'
import { readMarks } from '../readers/read-marks'
import { examineImport } from './examine-import.job'
import type { ImportedMark } from './imported-mark'
import { RecordPictures } from '../pictures/record-pictures'
import type { KeepPictures } from '../pictures/keep-pictures'
import { examinePictures } from '../pictures/examine-pictures.job'
import { RegisterRepository, type ImportedFile, type ParkedRecord } from './register.repository'

/** Records of one transaction: PostgreSQL takes 65,535 parameters, and a mark has nineteen. */
const batchSize = 500

export interface ImportOutcome {
  readonly records: number
  readonly parked: number
  /** It had been imported whole before. */
  readonly known: boolean
}

interface Batch {
  readonly marks: MarkRecord[]
  readonly parked: ParkedRecord[]
}

/**
 * Reads marks into the register. Each batch commits with how far it has come, so that an import that was interrupted goes on where
 * it stopped, and one that is repeated changes nothing. A record that can't be read is parked with its reason. Pictures that are at
 * hand are kept before their batch commits.
 */
@Injectable()
export class ImportMarks {
  constructor(
    private readonly transaction: Transaction,
    private readonly register: RegisterRepository,
    private readonly pictures: RecordPictures,
    private readonly jobs: Jobs,
  ) {}

  async execute(
    file: ImportedFile,
    pieces: AsyncIterable<string> | Iterable<string>,
    reader: RegisterReader,
    pictures?: KeepPictures,
  ): Promise<ImportOutcome> {
    const begun = await this.transaction.run((tx) => this.register.begin(tx, file))
    if (begun.complete) return { records: begun.records, parked: 0, known: true }
    let position = 0
    let parked = 0
    let batch: Batch = { marks: [], parked: [] }
    const write = async (): Promise<void> => {
      const written = batch
      batch = { marks: [], parked: [] }
      parked += written.parked.length
      const marks = await withPictures(written.marks, pictures)
      await this.transaction.run(async (tx) => {
        await this.pictures.kept(tx, [...new Set(marks.flatMap(({ kept }) => kept))])
        await this.register.keep(tx, file, begun.number, marks)
        await this.register.park(tx, begun.number, written.parked)
        await this.register.advance(tx, begun.number, position, written.parked.length)
      })
    }
    for await (const record of readMarks(pieces, reader)) {
      position += 1
      if (position <= begun.records) continue
      if ('mark' in record) batch.marks.push(record.mark)
      else batch.parked.push({ position, ...record })
      if (batch.marks.length + batch.parked.length >= batchSize) await write()
    }
    await write()
    await this.transaction.run(async (tx) => {
      await this.register.complete(tx, begun.number)
      if (pictures) await this.jobs.add(tx, examinePictures, { number: begun.number })
      if (file.demonstration) return
      await this.pictures.gone(tx, await this.register.removeDemonstration(tx))
      await this.jobs.add(tx, examineImport, { number: begun.number })
    })
    return { records: position, parked, known: false }
  }
}

/** Marks whose pictures are kept at one time. */
const picturesAtOnce = 8

async function withPictures(
  marks: readonly MarkRecord[],
  pictures: KeepPictures | undefined,
): Promise<ImportedMark[]> {
  const imported: ImportedMark[] = []
  const keep = async (mark: MarkRecord): Promise<ImportedMark> =>
    Object.assign({ kept: (await pictures?.execute(mark.pictures ?? [])) ?? [] }, mark)
  for (let from = 0; from < marks.length; from += picturesAtOnce)
    imported.push(...(await Promise.all(marks.slice(from, from + picturesAtOnce).map(keep))))
  return imported
}

/** For a program that has a database and no service around it. */
export const importMarksInto = (source: ConstructorParameters<typeof Transaction>[0]): ImportMarks =>
  new ImportMarks(new Transaction(source), new RegisterRepository(), new RecordPictures(), new Jobs())
