import type { MarkRecord, RegisterReader } from './mark-record'
import { dayOf, figuresOf, niceClassesOf } from './office-fields.rules'
import { usptoStatus } from './uspto-status.rules'
import { demandedNumber, textAt, textsAt } from './xml-fields'

const header = 'case-file-header'

/** Codes of drawings begin with 2 (a design), 3 (words and a design) or 5 (words in a special form): pictures are in archives of their own, by serial number. */
const hasPicture = (drawingCode: string): boolean => /^[235]/u.test(drawingCode)

/** Applications and registrations of the United States' office, from its daily and annual XML. */
export const usptoDaily: RegisterReader = {
  source: 'USPTO',
  element: 'case-file',
  read(record): MarkRecord {
    const registration = textAt(record, 'registration-number')
    const isRegistered = !/^0*$/u.test(registration)
    const words = textAt(record, header, 'mark-identification')
    const filedOn = dayOf(textAt(record, header, 'filing-date'))
    return {
      kind: 'case',
      applicationNumber: demandedNumber(record, 'serial-number'),
      status: usptoStatus({
        code: textAt(record, header, 'status-code'),
        abandonedOn: dayOf(textAt(record, header, 'abandonment-date')),
        cancelledOn: dayOf(textAt(record, header, 'cancellation-date')),
        isRegistered,
      }),
      registrationNumber: isRegistered ? registration : undefined,
      name: words,
      words,
      filedOn,
      owner: textAt(record, 'case-file-owners', 'case-file-owner', 'party-name'),
      // Classes before the change to Nice stand in fields of their own there.
      classes: niceClassesOf(
        textsAt(record, 'classifications', 'classification', 'international-code'),
        undefined,
      ),
      pictures: hasPicture(textAt(record, header, 'mark-drawing-code'))
        ? [`${demandedNumber(record, 'serial-number')}.jpg`]
        : [],
      // The office's design codes follow the Vienna classification in their categories, and mostly in their divisions.
      figures: figuresOf(textsAt(record, 'design-searches', 'design-search', 'code')),
    }
  },
}
