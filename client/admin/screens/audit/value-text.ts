type Edit = { readonly before?: string | null; readonly after?: string | null }

/** Both values of a change as people read them; of facts only those that differ. */
export function valueTexts({ before, after }: Edit, name = (id: unknown): unknown => id) {
  const [from, to] = [parsed(before), parsed(after)]
  const facts = isFacts(from) && isFacts(to)
  return {
    before: textOf(facts ? without(from, to) : from, name),
    after: textOf(facts ? without(to, from) : to, name),
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

function textOf(value: unknown, name: (id: unknown) => unknown): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((part) => textOf(name(part), name)).join(', ')
  if (!isFacts(value)) return String(value)
  return Object.entries(value)
    .map(([fact, part]) => `${fact}: ${textOf(part, name)}`)
    .join(', ')
}
