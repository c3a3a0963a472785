import { Parser } from 'htmlparser2'

export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'row'; readonly text: string }
  | { readonly kind: 'item'; readonly mark: string; readonly text: string }

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const BLOCKS = new Set(['p', 'div', 'blockquote', 'ul', 'ol', 'li', 'table', 'caption', 'figure'])
const CELL_END = ' · '

/**
 * Splits sanitised HTML into blocks of text. Inline formatting is dropped; a table row becomes one
 * line.
 */
export function blocksOf(html: string): readonly Block[] {
  const blocks: Block[] = []
  /** Numbers of the next items, null for a list with bullets. */
  const lists: (number | null)[] = []
  let kind: Exclude<Block['kind'], 'item'> = 'paragraph'
  let mark: string | null = null
  let text = ''

  const finish = () => {
    const tidy = text.replaceAll(/[ \t\n\r\f]+/g, ' ').trim()
    if (tidy) blocks.push(mark === null ? { kind, text: tidy } : { kind: 'item', mark, text: tidy })
    if (tidy) mark = lists.length > 0 ? '' : null
    text = ''
    kind = 'paragraph'
  }
  const parser = new Parser({
    onopentag(name, { start }) {
      if (HEADINGS.has(name) || BLOCKS.has(name) || name === 'tr' || name === 'br') finish()
      if (HEADINGS.has(name)) kind = 'heading'
      if (name === 'tr') kind = 'row'
      if (name === 'ul') lists.push(null)
      if (name === 'ol') lists.push(Number(start ?? 1))
      if (name === 'li') {
        const number = lists.pop() ?? null
        mark = number === null ? '•' : `${number}.`
        lists.push(number === null ? null : number + 1)
      }
    },
    ontext(part) {
      text += part
    },
    onclosetag(name) {
      if (name === 'td' || name === 'th') text += CELL_END
      if (name === 'tr') text = text.slice(0, -CELL_END.length)
      if (HEADINGS.has(name) || BLOCKS.has(name) || name === 'tr') finish()
      if (name === 'ul' || name === 'ol') {
        lists.pop()
        if (lists.length === 0) mark = null
      }
    },
  })
  parser.end(html)
  finish()
  return blocks
}
