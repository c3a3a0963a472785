import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useChunk } from '#client/lib/use-chunk.ts'
import { useIsNear } from '#client/lib/use-is-near.ts'

const loadViews = () => import('./record-view.ts')
const loadRow = () => import('./recent-row.tsx')

type Props = {
  /** The product that the page shows, which joins the list. */
  readonly current?: string
}

/**
 * Products seen before, known to this browser alone. Code and products are fetched near the
 * viewport; the height is reserved below it, so that nothing moves.
 */
export function RecentProducts({ current }: Props): ReactElement {
  const [ids, setIds] = useState<readonly string[]>([])
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  useEffect(() => {
    loadViews().then(({ recordView: see }) => setIds(see(current ?? null)), reportError)
  }, [current])
  const Row = useChunk(isNear && ids.length > 0, loadRow)?.RecentRow
  return (
    <div ref={place} className={ids.length > 0 ? 'min-h-112' : undefined}>
      {Row && ids.length > 0 ? <Row ids={ids} /> : null}
    </div>
  )
}
