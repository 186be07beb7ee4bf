/** Numbers of one kind, kept as they lie in memory (little-endian on every machine that Node runs on). */
export type Section = Uint8Array | Uint16Array | Uint32Array

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const
type Kind = keyof typeof kinds

const kindOf = (section: Section): Kind => {
  if (section instanceof Uint32Array) return 'u32'
  return section instanceof Uint16Array ? 'u16' : 'u8'
}

interface Head {
  readonly format: string
  readonly sections: readonly { readonly name: string; readonly kind: Kind; readonly length: number }[]
}

/** Sections begin at multiples of this, so that they can be read where they lie. */
const alignment = 8
const lengthBytes = 8
const padding = (length: number): number => (alignment - (length % alignment)) % alignment
const pieceBytes = 1 << 22

function* piecesOf(section: Section): Generator<Uint8Array> {
  const bytes = new Uint8Array(section.buffer, section.byteOffset, section.byteLength)
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  if (padding(bytes.length) > 0) yield new Uint8Array(padding(bytes.length))
}

/** Named sections as one file: the length of the head, the head as JSON, the sections. Equal sections give equal bytes. */
export function* writeSections(
  format: string,
  sections: Readonly<Record<string, Section>>,
): Generator<Uint8Array> {
  const names = Object.keys(sections).sort()
  const head: Head = {
    format,
    sections: names.map((name) => {
      const section = sections[name] as Section
      return { name, kind: kindOf(section), length: section.length }
    }),
  }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const length = new Uint8Array(lengthBytes)
  new DataView(length.buffer).setUint32(0, text.length, true)
  yield length
  yield* piecesOf(text)
  for (const name of names) yield* piecesOf(sections[name] as Section)
}

/**
 * The sections of such a file, as views of its bytes, which must begin at a multiple of 8 of their buffer.
 * @throws Error where the format is another one or the file has another length
 */
export function readSections(format: string, bytes: Uint8Array): ReadonlyMap<string, Section> {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const text = bytes.subarray(lengthBytes, lengthBytes + length)
  const head = JSON.parse(new TextDecoder().decode(text)) as Head
  if (head.format !== format) throw new Error(`the file is of the format ${head.format}, not ${format}`)
  let at = lengthBytes + length + padding(length)
  const sections = new Map<string, Section>()
  for (const { name, kind, length: count } of head.sections) {
    const section = new kinds[kind](bytes.buffer as ArrayBuffer, bytes.byteOffset + at, count)
    sections.set(name, section)
    at += section.byteLength + padding(section.byteLength)
  }
  if (at !== bytes.length) throw new Error(`the file has ${bytes.length} bytes instead of ${at}`)
  return sections
}
