import type { MarkRecord } from '../readers/mark-record'
import { readMarks } from '../readers/read-marks'
import { tipoMarks } from '../readers/tipo-marks.reader'
import { demonstrationMarks, demonstrationRegister, demonstrationSha256 } from './demonstration-register'

test('the made-up register is the same each time, in the office’s form, and says that it is made up', async () => {
  expect(demonstrationSha256()).toBe(demonstrationSha256())
  const pieces = [...demonstrationRegister()]
  expect(new Set(pieces.join('').match(/DEMO\d{6}(?=<\/appl-no>)/gu)).size).toBe(demonstrationMarks)
  const isMadeUp = ({ applicationNumber, owner, words, classes }: MarkRecord): boolean =>
    /^DEMO\d{6}$/u.test(applicationNumber) && owner!.includes('示範') && words !== '' && classes!.length > 0
  for await (const record of readMarks(pieces.slice(0, 2), tipoMarks))
    if (!('mark' in record) || !isMadeUp(record.mark)) throw new Error(JSON.stringify(record))
})
