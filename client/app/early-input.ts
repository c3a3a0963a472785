type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Returns a function that replays input from before hydration to React: the fields of forms that
 * work without scripts contain it, but the state of their components does not. Hydration resets
 * text areas, so their values are read first.
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
    // The checked radio button represents its group.
    if (field.type === 'radio') return field.checked && !field.defaultChecked
    if (field.type === 'checkbox') return field.checked !== field.defaultChecked
    if (field.type === 'hidden') return false
  }
  return field.value !== field.defaultValue
}

/** React ignores an event unless the value differs from the last one that it set or saw. */
function replay(field: Field): void {
  // The value of a field for files cannot be set.
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'radio' || field.type === 'checkbox') {
    const box = field as HTMLInputElement // text areas have another type
    box.checked = !box.checked
    box.click()
  } else {
    const { value: typed, defaultValue } = field
    field.value = defaultValue
    // Use the native setter: React overrides the property to track assignments.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
