import type { MarkRecord, RegisterReader } from './mark-record'
import { dayOf, groupsOf, niceClassesOf } from './office-fields.rules'
import { demandedText, textAt, textsAt } from './xml-fields'

const names = ['chinese-name', 'english-name', 'japanese-name']

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
    }
  },
}
