import { type DocumentNode, Kind, type SelectionSetNode, type ValidationRule } from 'graphql'
import { refuse } from './limit-rules.ts'

/** Maximum of fields that merge into one response field. */
export const MAX_MERGED = 50
/** Maximum of selections, with fragments expanded at each spread. */
export const MAX_SELECTIONS = 3_000
/** Maximum of operations and fragments: validation compares fragments in pairs, too. */
export const MAX_DEFINITIONS = 100

/** A response field: its selections and the fragments already read. */
type Place = { merged: number; fields: Map<string, Place>; fragments: Set<string> }

/** Limits merged fields, because validation compares them in pairs with all their subfields. */
export const overlapRule: ValidationRule = (context) => ({
  Document({ definitions }: DocumentNode) {
    if (definitions.length > MAX_DEFINITIONS) {
      refuse(context, 'TOO_MANY_FIELDS', `at most ${MAX_DEFINITIONS} fragments`)
      return
    }
    const reached = new Set<string>()
    const open = new Set<string>()
    let left = MAX_SELECTIONS
    let most = 0

    function read({ selections }: SelectionSetNode, place: Place): void {
      for (const selection of selections) {
        left -= 1
        if (left < 0 || most > MAX_MERGED) return
        if (selection.kind === Kind.FIELD) {
          const below = fieldOf(place, (selection.alias ?? selection.name).value)
          most = Math.max(most, below.merged)
          if (selection.selectionSet) read(selection.selectionSet, below)
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          read(selection.selectionSet, place)
        } else readFragment(selection.name.value, place)
      }
    }

    function readFragment(name: string, place: Place): void {
      const fragment = context.getFragment(name)
      // Another rule rejects recursive fragments; here the recursion must only end.
      if (!fragment || place.fragments.has(name) || open.has(name)) return
      place.fragments.add(name)
      reached.add(name)
      open.add(name)
      read(fragment.selectionSet, place)
      open.delete(name)
    }

    for (const definition of definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) read(definition.selectionSet, newPlace())
    }
    // Validation also reads unused fragments.
    for (const definition of definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
      if (!reached.has(definition.name.value)) readFragment(definition.name.value, newPlace())
    }
    if (most > MAX_MERGED) {
      refuse(context, 'TOO_MANY_FIELDS', `at most ${MAX_MERGED} fields of one response name`)
    } else if (left < 0) {
      refuse(context, 'TOO_MANY_FIELDS', `at most ${MAX_SELECTIONS} fields and fragments`)
    }
  },
})

function newPlace(): Place {
  return { merged: 0, fields: new Map(), fragments: new Set() }
}

function fieldOf({ fields }: Place, name: string): Place {
  const field = fields.get(name) ?? newPlace()
  field.merged += 1
  fields.set(name, field)
  return field
}
