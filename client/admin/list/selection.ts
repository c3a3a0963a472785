import { useState } from 'react'

/** Rows that an action is about. */
export type Selection =
  | { readonly kind: 'rows'; readonly ids: readonly string[] }
  /** All that match: the query, and how many there were when they were selected. */
  | { readonly kind: 'all'; readonly query: string; readonly count: number }

export type SelectionState = {
  /** Null while nothing is selected. */
  readonly selection: Selection | null
  readonly count: number
  has(id: string): boolean
  toggle(id: string, isSelected: boolean): void
  toggleAll(ids: readonly string[], isSelected: boolean): void
  selectMatching(count: number): void
  clear(): void
}

/** What is selected of one query: another query begins with nothing. */
export function useSelection(query: string): SelectionState {
  const [state, setState] = useState<{ of: string; selection: Selection | null }>({
    of: query,
    selection: null,
  })
  const selection = state.of === query ? state.selection : null
  const set = (next: Selection | null) => setState({ of: query, selection: next })
  const ids = selection?.kind === 'rows' ? selection.ids : []
  const setIds = (next: readonly string[]) =>
    set(next.length > 0 ? { kind: 'rows', ids: next } : null)
  return {
    selection,
    count: selection?.kind === 'all' ? selection.count : ids.length,
    has: (id) => selection?.kind === 'all' || ids.includes(id),
    toggle: (id, isSelected) => setIds(isSelected ? [...ids, id] : ids.filter((one) => one !== id)),
    toggleAll: (some, isSelected) => {
      const others = ids.filter((id) => !some.includes(id))
      setIds(isSelected ? [...others, ...some] : others)
    },
    selectMatching: (count) => set({ kind: 'all', query, count }),
    clear: () => set(null),
  }
}
