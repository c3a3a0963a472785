/** Levels of elements, or of references; programs need a few dozen, and readers end at 256. */
const DEEPEST = 100
/** Characters of texts, in all and of one run, whose layout takes time that grows with its square. */
const MOST_TEXT = 20_000
const LONGEST_RUN = 1_000
/** Copies that references make of other parts, and those of theirs. */
const MOST_COPIES = 10_000

const TAG = /<(?<end>\/?)(?<name>[\w:.-]+)(?<rest>(?:"[^"]*"|'[^']*'|[^"'<>])*)>/g
const ID = /\sid\s?=\s?["'](?<id>[^"']+)/
const REFERENCE = /(?:href\s?=\s?["']|url\(\s?["']?)\s?#(?<to>[^"')\s]+)/g

/** References in each part that has an id, and in the drawing, which has none. */
type References = Map<string, string[]>

const DRAWING = ''

/**
 * Whether a small drawing keeps a browser busy for minutes: by its levels, by its text, or by copies
 * of copies. Judged by its text, since those who would draw it to find out would be busy too.
 */
export function isCostlySvg(given: string): boolean {
  const text = given.replaceAll(/\s+/g, ' ')
  const references: References = new Map([[DRAWING, []]])
  const open: { readonly name: string; readonly id: string }[] = []
  let characters = 0
  let last = 0
  for (const { index, 0: tag, groups = {} } of text.matchAll(TAG)) {
    const { end, name = '', rest = '' } = groups
    const run = open.some((part) => part.name === 'text') ? index - last : 0
    characters += run
    last = index + tag.length
    if (open.length > DEEPEST || run > LONGEST_RUN || characters > MOST_TEXT) return true
    if (end) {
      open.pop()
      continue
    }
    const id = ID.exec(rest)?.groups?.['id'] ?? DRAWING
    addReferences(references, new Set([DRAWING, ...open.map((part) => part.id), id]), rest)
    if (!rest.endsWith('/')) open.push({ name: name.replace(/^.*:/, ''), id })
  }
  return copiesOf(references) > MOST_COPIES
}

function addReferences(references: References, parts: ReadonlySet<string>, rest: string): void {
  for (const { groups = {} } of rest.matchAll(REFERENCE)) {
    for (const part of parts) {
      const known = references.get(part) ?? []
      known.push(groups['to'] ?? '')
      references.set(part, known)
    }
  }
}

/** A part that contains itself is not drawn. */
function copiesOf(references: References): number {
  const counted = new Map<string, number>()
  const count = (part: string, level: number): number => {
    if (level > DEEPEST) return MOST_COPIES
    const known = counted.get(part)
    if (known !== undefined) return known
    counted.set(part, 0)
    let copies = 0
    for (const to of references.get(part) ?? []) {
      copies += 1 + count(to, level + 1)
      if (copies > MOST_COPIES) break
    }
    counted.set(part, copies)
    return copies
  }
  return count(DRAWING, 0)
}
