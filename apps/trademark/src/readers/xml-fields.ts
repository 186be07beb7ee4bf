import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { RecordRefused, type XmlElement } from './mark-record'

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
  processEntities: true,
})

/** The element of a record. @throws RecordRefused where it is not well-formed */
export function parseRecord(text: string, element: string): XmlElement {
  const verdict = XMLValidator.validate(text)
  if (verdict !== true) throw new RecordRefused(verdict.err.msg)
  const parsed = (parser.parse(text) as Record<string, unknown>)[element]
  if (typeof parsed !== 'object' || parsed === null) throw new RecordRefused(`${element} is empty`)
  return parsed as XmlElement
}

export const isElement = (value: unknown): value is XmlElement => typeof value === 'object' && value !== null

/** Every element at a path; elements on the way may be repeated. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (found, name) => found.flatMap((each) => (isElement(each) ? [each[name] ?? []].flat() : [])),
    [element],
  )
}

/** The first text at a path; empty where there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  const [first] = elementsAt(element, ...path)
  return typeof first === 'string' ? first.normalize('NFC').replaceAll('\0', '').trim() : ''
}

export const textsAt = (element: XmlElement, ...path: readonly string[]): string[] =>
  elementsAt(element, ...path).filter((each): each is string => typeof each === 'string' && each !== '')

/** @throws RecordRefused where it is missing */
export function demandedText(element: XmlElement, name: string): string {
  const text = textAt(element, name)
  if (text === '') throw new RecordRefused(`${name} is missing`)
  return text
}
