import type { MarkRecord, RegisterReader, XmlElement } from './mark-record'
import { dayOf, niceClassesOf } from './office-fields.rules'
import { demandedText, elementsAt, isElement, textAt, textsAt } from './xml-fields'

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
    return {
      applicationNumber: demandedText(record, 'CaseNo'),
      registrationNumber: demandedText(record, 'RegisterNo'),
      name: textAt(record, 'Trademark_Name'),
      words: '',
      filedOn,
      publishedOn: dayOf(textAt(record, 'SDate')),
      expiresOn: dayOf(textAt(record, 'EDate')),
      owner: textAt(record, 'RegContentOwner', 'AChinese') || textAt(record, 'RegContentOwner', 'AEnglish'),
      classes: niceClassesOf(textsAt(record, 'RegContentClassification', 'Class'), filedOn),
      groups: [],
      pictures: pathsOf(record),
      figures: [],
    }
  },
}
