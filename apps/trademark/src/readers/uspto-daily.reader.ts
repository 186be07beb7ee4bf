import type { MarkRecord, RegisterReader } from './mark-record'
import { dayOf, niceClassesOf } from './office-fields.rules'
import { demandedText, textAt, textsAt } from './xml-fields'

const header = 'case-file-header'

/** Applications and registrations of the United States' office, from its daily and annual XML. */
export const usptoDaily: RegisterReader = {
  source: 'USPTO',
  element: 'case-file',
  read(record): MarkRecord {
    const registration = textAt(record, 'registration-number')
    const words = textAt(record, header, 'mark-identification')
    const filedOn = dayOf(textAt(record, header, 'filing-date'))
    return {
      applicationNumber: demandedText(record, 'serial-number'),
      registrationNumber: /^0*$/u.test(registration) ? undefined : registration,
      name: words,
      words,
      filedOn,
      expiresOn: dayOf(textAt(record, header, 'cancellation-date')),
      owner: textAt(record, 'case-file-owners', 'case-file-owner', 'party-name'),
      // Classes before the change to Nice stand in fields of their own there.
      classes: niceClassesOf(
        textsAt(record, 'classifications', 'classification', 'international-code'),
        undefined,
      ),
      groups: [],
    }
  },
}
