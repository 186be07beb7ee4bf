import { goodsOf } from './goods-names.rules'
import type { MarkRecord, RegisterReader, XmlElement } from './mark-record'
import { dayOf, niceClassesOf } from './office-fields.rules'
import { demandedNumber, elementsAt, isElement, textAt, textsAt } from './xml-fields'

/** Each picture has a path to its folder and a name of its file. */
function pathsOf(record: XmlElement): string[] {
  const pictures = elementsAt(record, 'RegContentPicture').filter(isElement)
  return pictures
    .map((each) => [textAt(each, 'Path'), textAt(each, 'FileName')].filter(Boolean).join('/'))
    .filter(Boolean)
}

/** Registrations in an issue of the office's gazette (TrademarkXMLA): one element per mark. */
export const tipoGazette: RegisterReader = {
  source: 'TIPO',
  element: 'RegContent',
  read(record): MarkRecord {
    const filedOn = dayOf(textAt(record, 'Filing_Date'))
    const goods = elementsAt(record, 'RegContentClassification').filter(isElement)
    const classes = niceClassesOf(
      goods.flatMap((each) => textsAt(each, 'Class')),
      filedOn,
    )
    return {
      kind: 'publication',
      applicationNumber: demandedNumber(record, 'CaseNo'),
      status: 'registered',
      registrationNumber: demandedNumber(record, 'RegisterNo'),
      name: textAt(record, 'Trademark_Name'),
      filedOn,
      publishedOn: dayOf(textAt(record, 'SDate')),
      expiresOn: dayOf(textAt(record, 'EDate')),
      owner: textAt(record, 'RegContentOwner', 'AChinese') || textAt(record, 'RegContentOwner', 'AEnglish'),
      classes,
      goods: goodsOf(
        goods.map((each) => ({ code: textAt(each, 'Class'), text: textAt(each, 'Goods_Denomination') })),
        classes,
      ),
      pictures: pathsOf(record),
    }
  },
}
