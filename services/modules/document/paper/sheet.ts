import { buffer } from 'node:stream/consumers'
import type { Font } from 'fontkit'
import { type FontName, parsedFont } from './fonts.ts'

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGINS = { top: 56, right: 56, bottom: 84, left: 56 }

export const LEFT = MARGINS.left
export const WIDTH = PAGE.width - MARGINS.left - MARGINS.right
export const RIGHT = LEFT + WIDTH
const BOTTOM = PAGE.height - MARGINS.bottom

/** Dark text on white, since documents are printed. */
export const COLOURS = {
  ink: '#0b1b33',
  soft: '#4a586e',
  line: '#cfc7b8',
  signal: '#d7263d',
  tide: '#09565e',
} as const

type Style = {
  readonly font: FontName
  readonly size: number
  readonly colour: keyof typeof COLOURS
  /** Line gap in addition to the font's own. */
  readonly gap: number
}

const STYLES = {
  brand: { font: 'display', size: 19, colour: 'ink', gap: 0 },
  title: { font: 'display', size: 32, colour: 'ink', gap: -4 },
  heading: { font: 'display', size: 15, colour: 'ink', gap: 0 },
  subheading: { font: 'strong', size: 10, colour: 'ink', gap: 0 },
  body: { font: 'text', size: 9.5, colour: 'ink', gap: 0 },
  strong: { font: 'strong', size: 9.5, colour: 'ink', gap: 0 },
  link: { font: 'text', size: 9.5, colour: 'tide', gap: 0 },
  small: { font: 'text', size: 8.25, colour: 'soft', gap: 0 },
  number: { font: 'display', size: 44, colour: 'ink', gap: -6 },
  item: { font: 'strong', size: 11, colour: 'ink', gap: 0 },
  several: { font: 'display', size: 17, colour: 'ink', gap: 0 },
  sender: { font: 'text', size: 7, colour: 'soft', gap: 0 },
  addressee: { font: 'strong', size: 13, colour: 'ink', gap: 0 },
  address: { font: 'text', size: 12, colour: 'ink', gap: 0 },
  total: { font: 'display', size: 21, colour: 'ink', gap: 0 },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof STYLES

type Placing = {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  /** Text beyond it is cut off. */
  readonly height?: number
  readonly align?: 'left' | 'right' | 'center'
  /** Structure tag for screen readers. */
  readonly role?: 'P' | 'H1' | 'H2' | 'TD' | 'TH' | 'LI' | 'Caption'
  readonly link?: string
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** The types of pdfkit lack this overload for parsed fonts. */
      registerFont(name: string, font: Font): this
    }
  }
}

/**
 * Pages that are filled from top to bottom. Content is tagged for screen readers; lines and colours
 * are marked as decoration.
 */
export class Sheet {
  /** Where the next element begins. */
  y: number = MARGINS.top
  readonly #pdf: PDFKit.PDFDocument
  #parent: PDFKit.PDFStructureElement

  private constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
    this.#parent = pdf.struct('Document')
    pdf.addStructure(this.#parent)
    pdf.on('pageAdded', () => {
      this.y = MARGINS.top
    })
  }

  static async open(about: { title: string; author: string; locale: string }): Promise<Sheet> {
    const names = ['text', 'strong', 'display'] as const
    const [{ default: PDFDocument }, ...fonts] = await Promise.all([
      // Loaded with the first document: it takes half a second.
      import('pdfkit'),
      ...names.map(parsedFont),
    ])
    const pdf = new PDFDocument({
      size: 'A4',
      margins: MARGINS,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: about.locale,
      info: { Title: about.title, Author: about.author },
    })
    for (const [at, font] of fonts.entries()) pdf.registerFont(names[at] ?? '', font)
    return new Sheet(pdf)
  }

  /** Draws text and returns where it ends; `y` is unchanged. */
  place(style: StyleName, text: string, placing: Placing = {}): number {
    const { x = LEFT, y = this.y, width = WIDTH, align = 'left', role = 'P', link } = placing
    const { height } = placing
    const cut = height === undefined ? {} : { height, ellipsis: true }
    const options = { ...this.#use(style), width, align, ...cut, ...(link && { link }) }
    this.#parent.add(
      this.#pdf.struct(link ? 'Link' : role, {}, () => {
        this.#pdf.text(text, x, y, options)
      }),
    )
    return this.#pdf.y
  }

  /** Draws text at `y` and moves on below it. */
  flow(style: StyleName, text: string, placing: Placing & { readonly after?: number } = {}): void {
    this.y = this.place(style, text, placing) + (placing.after ?? 0)
  }

  /** Everything that `draw` places belongs to one element, such as a table or a list. */
  within(element: 'Sect' | 'Table' | 'TR' | 'L', draw: () => void): void {
    const outer = this.#parent
    const inner = this.#pdf.struct(element)
    outer.add(inner)
    this.#parent = inner
    draw()
    inner.end()
    this.#parent = outer
  }

  heightOf(style: StyleName, text: string, width: number = WIDTH): number {
    return this.#pdf.heightOfString(text, { ...this.#use(style), width })
  }

  rule(y: number, { x = LEFT, width = WIDTH, weight = 0.6, colour = 'line' }: Rule = {}): void {
    this.#decoration(() =>
      this.#pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .stroke(COLOURS[colour]),
    )
  }

  bar({ x, y, width, height }: Box): void {
    this.#decoration(() => this.#pdf.rect(x, y, width, height).fill(COLOURS.signal))
  }

  /** An empty square, such as one that is ticked by hand. */
  frame({ x, y, width, height }: Box): void {
    this.#decoration(() => this.#pdf.rect(x, y, width, height).lineWidth(1).stroke(COLOURS.ink))
  }

  /** A picture of one path in black, such as a code. */
  picture(path: string, { x, y, scale, alt }: Picture): void {
    const draw = () => {
      this.#pdf.save().translate(x, y).scale(scale).path(path).fill('#000000').restore()
    }
    this.#parent.add(this.#pdf.struct('Figure', { alt }, draw))
  }

  /** Starts a new page if less than this height is left; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false
    this.newPage()
    return true
  }

  newPage(): void {
    this.#pdf.addPage()
  }

  /** This page is filled up to its edges, and has no footer. */
  fullPage(): void {
    this.#pdf.page.margins = { top: 0, right: 0, bottom: 0, left: 0 }
  }

  /** How many pages there are by now. */
  pages(): number {
    return this.#pdf.bufferedPageRange().count
  }

  /** Starts a new page unless this one is empty. */
  startPage(): void {
    if (this.y > MARGINS.top) this.newPage()
  }

  /** Draws a footer on each page that has one, marked as decoration, and returns the file. */
  async close(footer: (page: number, pages: number) => readonly string[] | null): Promise<Buffer> {
    const { start, count } = this.#pdf.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      const texts = footer(page + 1, count)
      if (!texts) continue
      this.#pdf.switchToPage(page)
      // pdfkit would start a new page below the margin.
      this.#pdf.page.margins.bottom = 0
      this.rule(BOTTOM + 24)
      const [about = '', pageNumber = ''] = texts
      const options = this.#use('small')
      this.#decoration(() => {
        this.#pdf.text(about, LEFT, BOTTOM + 32, { ...options, width: WIDTH - 90 })
        this.#pdf.text(pageNumber, RIGHT - 80, BOTTOM + 32, {
          ...options,
          width: 80,
          align: 'right',
        })
      })
    }
    this.#parent.end()
    this.#pdf.end()
    return await buffer(this.#pdf)
  }

  /** Both fonts have digits of equal width, so that amounts align in columns. */
  #use(style: StyleName): { lineGap: number } {
    const { font, size, colour, gap } = STYLES[style]
    this.#pdf.font(font).fontSize(size).fillColor(COLOURS[colour])
    return { lineGap: gap }
  }

  #decoration(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#pdf.endMarkedContent()
  }
}

type Rule = {
  readonly x?: number
  readonly width?: number
  readonly weight?: number
  readonly colour?: keyof typeof COLOURS
}
type Box = { readonly [side in 'x' | 'y' | 'width' | 'height']: number }
type Picture = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly alt: string
}
