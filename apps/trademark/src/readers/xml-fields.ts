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

/** A text that PostgreSQL takes: without NUL and halves of characters, which references such as `&#0;` may bring. */
export const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '')).toString('utf8')

/** The texts at a path that are not empty. */
export const textsAt = (element: XmlElement, ...path: readonly string[]): string[] =>
  elementsAt(element, ...path)
    .map((each) => (typeof each === 'string' ? storable(each).normalize('NFC').trim() : ''))
    .filter(Boolean)

/** The first element's text at a path; empty where there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  const [first] = elementsAt(element, ...path)
  return typeof first === 'string' ? storable(first).normalize('NFC').trim() : ''
}

/** Numbers of offices have some ten digits; what is longer has lost its end, and is too long for an index. */
const longestNumber = 40

/** A number that every mark has. @throws RecordRefused where it is missing, or no number of an office */
export function demandedNumber(element: XmlElement, name: string): string {
  const text = textAt(element, name)
  if (text === '') throw new RecordRefused(`${name} is missing`)
  if (text.length > longestNumber) throw new RecordRefused(`${name} has ${text.length} characters`)
  return text
}
