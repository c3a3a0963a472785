import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ProductSort } from '#client/generated/types.ts'
import { withQuery } from '#client/lib/links.ts'
import { type ListState, listQuery, readListState } from './list-state.ts'

/** Debounce of filters, so that several choices make one request (spec: listing). */
const PAUSE_MS = 500

export type ListForm = {
  readonly ref: RefObject<HTMLFormElement | null>
  /** Navigates to the state of the form, at once or after a pause. */
  apply(form: HTMLFormElement | null, pauseMs?: number): void
  /** Applies `change` to the state of the form, which may be ahead of the URL. */
  change(change: (state: ListState) => ListState): void
  /** True while the form is ahead of the URL. */
  isAhead(): boolean
  pathOf(state: ListState): string
}

type Options = {
  readonly path: string
  readonly state: ListState
  readonly defaultSort: ProductSort | null
}

/** The URL is the state of the list; its form runs ahead of it while people choose. */
export function useListForm({ path, state, defaultSort }: Options): ListForm {
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pathOf = (next: ListState): string =>
    withQuery(path, listQuery({ ...next, sort: next.sort === defaultSort ? null : next.sort }))
  const firstPath = (next: ListState): string => pathOf({ ...next, firstPage: 1, page: 1 })
  /** Path that is shown or loading. */
  const requested = useRef(firstPath(state))

  const show = (next: ListState): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    const wanted = firstPath(next)
    if (wanted === requested.current) return
    requested.current = wanted
    void navigate(wanted, { preventScrollReset: true })
  }
  const apply: ListForm['apply'] = (form, pauseMs = 0) => {
    clearTimeout(timer.current)
    if (!form) return
    if (pauseMs === 0) show(read(form))
    else timer.current = setTimeout(() => show(read(form)), pauseMs)
  }

  // Apply choices that were made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    apply(ref.current)
    return () => clearTimeout(timer.current)
  }, [])

  const isAhead = (): boolean => timer.current !== undefined
  const query = pathOf(state)
  const shown = useRef(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new state.
  useEffect(() => {
    // Skip the first run: choices made before hydration are still being applied.
    if (shown.current === query) return
    shown.current = query
    requested.current = firstPath(state)
    if (!isAhead()) ref.current?.reset()
  }, [query])

  return {
    ref,
    apply,
    isAhead,
    pathOf,
    change: (change) => show(change(ref.current ? read(ref.current) : state)),
  }
}

export const PAUSE = PAUSE_MS

function read(form: HTMLFormElement): ListState {
  return readListState(new URLSearchParams(new FormData(form) as never))
}
