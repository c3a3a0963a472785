/** What was typed into the fields of a form and differs from what they began with, by name. */
export type Kept = Readonly<Record<string, string>>

type Field = HTMLInputElement | HTMLTextAreaElement
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Secrets are typed again. */
const TYPES = new Set(['text', 'email', 'tel', 'url', 'number', 'textarea'])

function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
      one.name !== '' &&
      TYPES.has(one.type),
  )
}

export function keepInput(store: Store, key: string, form: HTMLFormElement): void {
  const typed = fieldsOf(form).flatMap((field) =>
    field.value === field.defaultValue ? [] : [[field.name, field.value] as const],
  )
  if (typed.length === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify(Object.fromEntries(typed)))
}

/** Resolves to whether something was typed before. */
export function restoreInput(store: Store, key: string, form: HTMLFormElement): boolean {
  const kept = readKept(store.getItem(key))
  const fields = fieldsOf(form).filter(({ name }) => kept[name] !== undefined)
  for (const field of fields) field.value = kept[field.name] ?? field.value
  return fields.length > 0
}

function readKept(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
