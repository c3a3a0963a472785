type Edit = { readonly before?: string | null; readonly after?: string | null }

/** Words for the names of facts and for values; what has none stays as it is. */
export type ValueWords = {
  fact(name: string): string
  value(value: unknown): unknown
}

/** Both values of a change as people read them; of facts only those that differ. */
export function valueTexts({ before, after }: Edit, words: ValueWords) {
  const [from, to] = [parsed(before), parsed(after)]
  const areFacts = isFacts(from) && isFacts(to)
  return {
    before: textOf(areFacts ? without(from, to) : from, words),
    after: textOf(areFacts ? without(to, from) : to, words),
  }
}

type Facts = Readonly<Record<string, unknown>>

function parsed(json: string | null | undefined): unknown {
  return json == null ? null : JSON.parse(json)
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function without(facts: Facts, others: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name]),
    ),
  )
}

function textOf(value: unknown, words: ValueWords): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((part) => textOf(part, words)).join(', ')
  if (!isFacts(value)) return String(words.value(value))
  return Object.entries(value)
    .map(([fact, part]) => `${words.fact(fact)}: ${textOf(part, words)}`)
    .join(', ')
}
