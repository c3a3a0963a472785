/** What was typed into the fields of a form and differs from what they began with, by name. */
export type StoredInput = Readonly<Record<string, string>>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Secrets are typed again. */
const TYPES = new Set([
  ...['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'textarea', 'select-one'],
])

export function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement) &&
      one.name !== '' &&
      TYPES.has(one.type),
  )
}

export function storeInput(store: Store, key: string, form: HTMLFormElement): void {
  const typed = fieldsOf(form).flatMap((field) =>
    field.value === begunWith(field) ? [] : [[field.name, field.value] as const],
  )
  if (typed.length === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify(Object.fromEntries(typed)))
}

export function begunWith(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find((option) => option.defaultSelected)?.value ?? ''
}

/** Names of the fields in which something was typed before. */
export function restoreInput(store: Store, key: string, form: HTMLFormElement): readonly string[] {
  const stored = readStored(store.getItem(key))
  const fields = fieldsOf(form).filter(({ name }) => stored[name] !== undefined)
  for (const field of fields) field.value = stored[field.name] ?? field.value
  return fields.map(({ name }) => name)
}

function readStored(text: string | null): StoredInput {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
