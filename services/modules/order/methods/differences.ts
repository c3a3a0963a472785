/** One line for each field in which `given` differs; fields that it lacks do not count. */
export function differences(
  name: string,
  before: object | undefined,
  given: object,
): readonly string[] {
  if (before === undefined) return [`${name}: added`]
  const existing = new Map(fieldsOf(before))
  return fieldsOf(given).flatMap(([path, value]) => {
    const old = existing.get(path)
    return old === value ? [] : `${name}: ${path} ${old ?? 'none'} → ${value}`
  })
}

/** Paths with values as JSON; branches are named by their code, other lists are one value. */
function fieldsOf(record: object, prefix = ''): [path: string, value: string][] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const path = `${prefix}${key}`
    if (key === 'branches' && Array.isArray(value)) {
      const byCode = Object.fromEntries(
        value.map((branch: { code: string }) => [branch.code, branch]),
      )
      return fieldsOf(byCode, `${path}.`)
    }
    const isList = Array.isArray(value)
    if (typeof value === 'object' && value !== null && !isList) return fieldsOf(value, `${path}.`)
    return [[path, JSON.stringify(value)]]
  })
}
