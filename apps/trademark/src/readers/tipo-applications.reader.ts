import type { MarkRecord, RegisterReader } from './mark-record'
import { dayOf, figuresOf, groupsOf, niceClassesOf } from './office-fields.rules'
import { demandedText, textAt, textsAt } from './xml-fields'

const names = ['chinese-name', 'english-name', 'japanese-name']

const pictureFields = [1, 2, 3, 4, 5, 6].map((number) => `image-data-${number}`)

/** Applications of Taiwan's office (TmarkAppl), from its interface or in bulk: DTD tmarkappl-B104.1.0. */
export const tipoApplications: RegisterReader = {
  source: 'TIPO',
  element: 'tmarkcontent',
  read(record): MarkRecord {
    const filedOn = dayOf(textAt(record, 'appl-date'))
    const words = ['tmark-draft-c', 'tmark-draft-e', 'tmark-draft-j'].map((field) => textAt(record, field))
    const owner = names.map((name) => textAt(record, 'parties', 'applicants', 'applicant', name))
    return {
      applicationNumber: demandedText(record, 'appl-no'),
      registrationNumber: textAt(record, 'exam-no') || undefined,
      name: textAt(record, 'tmark-name'),
      words: words.filter(Boolean).join(' '),
      filedOn,
      expiresOn: dayOf(textAt(record, 'exam-end-date')),
      owner: owner.find(Boolean) ?? '',
      classes: niceClassesOf(textsAt(record, 'goodsclasses', 'goodsclass', 'goodsclass-code'), filedOn),
      groups: groupsOf(textsAt(record, 'goodsclasses', 'goodsclass', 'goods-group')),
      pictures: pictureFields.flatMap((field) => textsAt(record, 'tmark-image-url', field)),
      // The office's files have no such element; those of others who hand its register on, and the made-up one, do.
      figures: figuresOf(textsAt(record, 'vienna-codes', 'vienna-code')),
    }
  },
}
