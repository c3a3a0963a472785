import type { ReactElement } from 'react'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { PRODUCT_GRID } from './product-columns.ts'

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
