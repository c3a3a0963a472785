type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Returns what passes on to React what visitors typed and chose before hydration: the fields of
 * forms that work without scripts show it, but the state of their components lacks it. Hydration
 * resets texts of several lines, so they are read before it.
 */
export function readEarlyInput(document: Document): () => void {
  const areas = [...document.querySelectorAll('textarea')].filter(isChanged)
  const texts = new Map<Field, string>(areas.map((area) => [area, area.value]))
  return () => {
    for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
      if (!field.form?.elements.namedItem('intent')) continue
      const text = texts.get(field)
      if (text !== undefined && !isChanged(field)) field.value = text
      if (isChanged(field)) replay(field)
    }
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (field instanceof HTMLInputElement) {
    // Of a group the chosen radio button stands for all.
    if (field.type === 'radio') return field.checked && !field.defaultChecked
    if (field.type === 'checkbox') return field.checked !== field.defaultChecked
    if (field.type === 'hidden') return false
  }
  return field.value !== field.defaultValue
}

/** React ignores an event unless the value differs from the last one that it has set or seen. */
function replay(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'radio' || field.type === 'checkbox') {
    const box = field as HTMLInputElement // text areas have another type
    box.checked = !box.checked
    box.click()
  } else {
    const { value: typed, defaultValue } = field
    field.value = defaultValue
    // Past the property by which React notices assignments.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
