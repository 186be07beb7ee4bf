import type { RegisterReader } from './mark-record'
import { tipoMarks } from './tipo-marks.reader'
import { tipoGazette } from './tipo-gazette.reader'
import { usptoDaily } from './uspto-daily.reader'

const readers = [tipoMarks, tipoGazette, usptoDaily]

/** The reader whose records stand in a text, which is the first part of a file; undefined where none knows it. */
export const chooseReader = (text: string): RegisterReader | undefined =>
  readers.find(({ element }) => text.includes(`<${element}>`) || text.includes(`<${element} `))
