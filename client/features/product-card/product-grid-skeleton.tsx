import type { ReactElement } from 'react'
import { Skeleton } from '#client/ui/skeleton.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6'

/** Pages of a list hold twelve or twenty-four: any of these columns fill up. */
export const PRODUCT_GRID = `${GRID} md:grid-cols-3 lg:grid-cols-4`

/** Four or eight: three columns would leave one or two over. */
export const PRODUCT_ROW = `${GRID} md:grid-cols-4`

export function ProductGridSkeleton({ count }: { readonly count: number }): ReactElement {
  return (
    <div className={PRODUCT_GRID}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move.
        <div key={index} className="flex flex-col gap-3">
          <Skeleton className="aspect-4/5" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-7 w-2/5" />
        </div>
      ))}
    </div>
  )
}
