import { goodsOf } from './goods-names.rules'
import type { MarkRecord, RecordedStatus, RegisterReader, XmlElement } from './mark-record'
import { dayOf, figuresOf, groupsOf, niceClassesOf } from './office-fields.rules'
import { demandedNumber, elementsAt, isElement, textAt, textsAt } from './xml-fields'

const names = ['chinese-name', 'english-name', 'japanese-name']

const pictureFields = [1, 2, 3, 4, 5, 6].map((number) => `image-data-${number}`)

/** What applications and rights have in common. Goods stand in an element of their own or directly in the record. */
function readMark(record: XmlElement): Omit<MarkRecord, 'kind'> {
  const filedOn = dayOf(textAt(record, 'appl-date'))
  const words = ['tmark-draft-c', 'tmark-draft-e', 'tmark-draft-j'].map((field) => textAt(record, field))
  const owner = names.map((name) => textAt(record, 'parties', 'applicants', 'applicant', name))
  const goods = [
    ...elementsAt(record, 'goodsclasses', 'goodsclass'),
    ...elementsAt(record, 'goodsclass'),
  ].filter(isElement)
  const codes = goods.flatMap((each) => textsAt(each, 'goodsclass-code'))
  const classes = niceClassesOf(codes, filedOn)
  return {
    applicationNumber: demandedNumber(record, 'appl-no'),
    name: textAt(record, 'tmark-name'),
    words: words.filter(Boolean).join(' '),
    filedOn,
    owner: owner.find(Boolean),
    classes,
    groups: groupsOf(goods.flatMap((each) => textsAt(each, 'goods-group'))),
    goods: goodsOf(
      goods.map((each) => ({ code: textAt(each, 'goodsclass-code'), text: textAt(each, 'goods-name') })),
      classes,
    ),
    pictures: pictureFields.flatMap((field) => textsAt(record, 'tmark-image-url', field)),
    // The office's files have no such element; those of others who hand its register on, and the made-up one, do.
    figures: figuresOf(textsAt(record, 'vienna-codes', 'vienna-code')),
  }
}

/** Of a right that has ended the file says why; a nought is no reason. */
const statusOfRight = (record: XmlElement): RecordedStatus =>
  /^(?:0*|無)$/u.test(textAt(record, 'del-reason')) ? 'registered' : 'ended'

/**
 * Applications (TmarkAppl: DTD tmarkappl-B104.1.0) and rights (TmarkRights) of Taiwan's office, from its interface or in bulk. Both
 * have the same element; that of a right has the number of its registration. An application says nothing of what became of it.
 * The marks of proceedings in a right (`opposition-status` and others) say that there are some, not how they ended, and are not read.
 */
export const tipoMarks: RegisterReader = {
  source: 'TIPO',
  element: 'tmarkcontent',
  read(record): MarkRecord {
    const mark = readMark(record)
    const registrationNumber = textAt(record, 'exam-no')
    if (registrationNumber === '') return { kind: 'application', status: 'filed', ...mark }
    return {
      kind: 'right',
      ...mark,
      status: statusOfRight(record),
      registrationNumber,
      publishedOn: dayOf(textAt(record, 'reg-notice-date')),
      expiresOn: dayOf(textAt(record, 'deadline')),
    }
  },
}
