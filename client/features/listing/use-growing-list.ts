import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '#client/features/navigation/path-link.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'

type Part<Item> = {
  readonly items: readonly Item[]
  readonly pageInfo: { readonly page: number }
}

type Options<List> = {
  readonly first: List
  /** Error message for a page that failed to load. */
  readonly failed: string
  fetchPage(page: number): Promise<List | null>
}

type GrowingList<List extends Part<unknown>> = {
  readonly items: readonly List['items'][number][]
  /** End cursor or number of the last page. */
  readonly pageInfo: List['pageInfo']
  readonly isLoading: boolean
  readonly element: RefObject<HTMLUListElement | null>
  /** For the link to the next page, which works without scripts too. */
  follow(event: MouseEvent): void
}

/** A page of a list, to which the following ones are added; the first new item gets the focus. */
export function useGrowingList<List extends Part<{ readonly id: string }>>(
  options: Options<List>,
): GrowingList<List> {
  const { first, failed, fetchPage } = options
  const toasts = useToastStore()
  const [more, setMore] = useState<readonly List[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const element = useRef<HTMLUListElement>(null)
  /** Index of the first item that the last click has added. */
  const added = useRef<number | null>(null)
  // The link may be gone, so focus the first new item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the new items are rendered.
  useEffect(() => {
    const item = added.current === null ? null : element.current?.children[added.current]
    added.current = null
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }, [more])
  const { pageInfo } = more.at(-1) ?? first
  const known = new Set<string>()
  const items = [first, ...more]
    .flatMap((part): readonly List['items'][number][] => part.items)
    // A new item shifts the others, so the next page may repeat some.
    .filter(({ id }) => !known.has(id) && known.add(id))

  async function grow(): Promise<void> {
    setIsLoading(true)
    const next = await fetchPage(pageInfo.page + 1)
    setIsLoading(false)
    if (next === null) return toasts.show('error', failed)
    added.current = element.current?.children.length ?? 0
    setMore([...more, next])
  }

  return {
    items,
    pageInfo,
    isLoading,
    element,
    follow(event) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      if (!isLoading) grow().catch(reportError)
    },
  }
}
