import PDFDocument from 'pdfkit'
import { face, type FaceName } from './fonts'
import { breakLines, leadingOf, markScale, type Line, type TextStyle } from './lines'
import { contentWidth, page, palette } from './palette'

export interface SheetOptions {
  title: string
  subject: string
  keywords: string
  /** Creation date of the PDF; with the content it also decides the file identifier. */
  generatedAt: Date
}

export interface TextPlace {
  x?: number
  width?: number
  /** Top edge; default: the cursor, which then moves below the text. */
  y?: number
  align?: 'left' | 'right' | 'center'
  maxLines?: number
}

export interface TagOptions {
  lang?: 'zh-Hant-TW' | 'en'
  alt?: string
  scope?: 'Row' | 'Column'
}

/**
 * A tagged A4 document being written from top to bottom. Coordinates in points from the top left corner; `y`
 * is the cursor. Whatever is drawn outside `tag` must be wrapped in `artifact`.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  y: number = page.top
  /** Draws what every page carries, before its content. */
  onPage: () => void = () => {}
  private readonly chunks: Buffer[] = []
  private readonly finished: Promise<void>
  private parents: PDFKit.PDFStructureElement[] = []
  private readonly pictures = new Map<Uint8Array, Buffer>()
  private readonly registered = new Set<FaceName>()

  constructor(options: SheetOptions) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'zh-Hant-TW',
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      info: {
        Title: options.title,
        Author: 'OriginSeal 原印',
        Subject: options.subject,
        Keywords: options.keywords,
        Creator: 'OriginSeal',
        Producer: 'OriginSeal (pdfkit)',
        CreationDate: options.generatedAt,
        ModDate: options.generatedAt,
      },
    })
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk))
    this.finished = new Promise((resolve, reject) => {
      this.doc.once('end', resolve)
      this.doc.once('error', reject)
    })
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.parents = [root]
  }

  addPage(): void {
    this.doc.addPage()
    this.y = page.top
    this.artifact('Pagination', () => this.onPage())
  }

  /** Starts a new page unless `height` points are left on this one. */
  ensure(height: number): void {
    if (this.y + height > page.height - page.bottom) this.addPage()
  }

  get room(): number {
    return page.height - page.bottom - this.y
  }

  /** A structure element that holds others. */
  group(type: string, fill: () => void, options: TagOptions = {}): void {
    const element = this.doc.struct(type, options)
    this.parents.at(-1)!.add(element)
    this.parents.push(element)
    try {
      fill()
    } finally {
      this.parents.pop()
      element.end()
    }
  }

  /** A structure element whose content is what `draw` draws; it must stay on one page. */
  tag(type: string, draw: () => void, options: TagOptions = {}): void {
    const element = this.doc.struct(type, options)
    this.parents.at(-1)!.add(element)
    element.add(draw)
    element.end()
  }

  /** Decoration and page furniture: drawn, not read aloud. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  measure(text: string, style: TextStyle, width: number = contentWidth, maxLines?: number): number {
    return breakLines(text, style, width, maxLines).length * leadingOf(style)
  }

  /** Width of a text set on one line. */
  measureWidth(text: string, style: TextStyle): number {
    return breakLines(text, style, Infinity)[0]!.width
  }

  /** Draws a text at the cursor or at `place.y`; returns its height. Draw it within `tag` or `artifact`. */
  draw(text: string, style: TextStyle, place: TextPlace = {}): number {
    const { x = page.margin, width = contentWidth, align = 'left', maxLines } = place
    const lines = breakLines(text, style, width, maxLines)
    const leading = leadingOf(style)
    const top = place.y ?? this.y
    lines.forEach((line, index) => {
      const slack = width - line.width
      const left = align === 'left' ? x : x + (align === 'right' ? slack : slack / 2)
      this.drawLine(line, style, left, top + index * leading + (leading + style.size * 0.76) / 2)
    })
    const height = lines.length * leading
    if (place.y === undefined) this.y += height
    return height
  }

  /** A text as a structure element of its own, moved whole to the next page if it does not fit. */
  text(type: string, text: string, style: TextStyle, place: TextPlace = {}, options: TagOptions = {}): void {
    const height = this.measure(text, style, place.width, place.maxLines)
    if (place.y === undefined && height < page.height - page.top - page.bottom) this.ensure(height)
    this.tag(type, () => this.draw(text, style, place), options)
  }

  rule(color: string = palette.hair, x: number = page.margin, width: number = contentWidth): void {
    this.artifact('Layout', () => {
      this.doc
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke()
    })
  }

  /** Reads a picture once per document: the same bytes drawn again refer to the first. Throws if unreadable. */
  openPicture(picture: Uint8Array): Buffer {
    let opened = this.pictures.get(picture)
    if (!opened) {
      // Missing in pdfkit's types: what it returns is what `image` takes in place of bytes.
      const { doc } = this as unknown as { doc: { openImage(bytes: Buffer): Buffer } }
      this.pictures.set(picture, (opened = doc.openImage(Buffer.from(picture))))
    }
    return opened
  }

  /** Ends the document and returns its bytes. */
  async bytes(): Promise<Uint8Array> {
    this.parents[0]!.end()
    this.doc.end()
    await this.finished
    return new Uint8Array(Buffer.concat(this.chunks))
  }

  private drawLine(line: Line, style: TextStyle, x: number, baseline: number): void {
    let left = x
    for (const run of line.runs) {
      if (run.kind === 'mark') this.drawMark(run.text, run.width, style, left, baseline)
      else {
        this.use(run.face).fontSize(style.size).fillColor(style.color)
        this.doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
      }
      left += run.width
    }
  }

  /** A code point in a thin frame: it can't be mistaken for letters of the text. */
  private drawMark(text: string, width: number, style: TextStyle, x: number, baseline: number): void {
    const size = style.size * markScale
    const gap = style.size * 0.08
    const inner = width - 2 * gap
    this.doc
      .roundedRect(x + gap, baseline - style.size * 0.62, inner, style.size * 0.78, style.size * 0.12)
      .lineWidth(style.size * 0.05)
      .strokeColor(style.color)
      .stroke()
    this.use('mono').fontSize(size).fillColor(style.color)
    const room = (width - this.doc.widthOfString(text)) / 2
    this.doc.text(text, x + room, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  private use(name: FaceName): PDFKit.PDFDocument {
    if (!this.registered.has(name)) {
      this.doc.registerFont(name, face(name).bytes)
      this.registered.add(name)
    }
    return this.doc.font(name)
  }
}
