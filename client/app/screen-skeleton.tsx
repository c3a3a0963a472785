import { type ReactElement, useContext, useMemo } from 'react'
import { ProductGridSkeleton } from '#client/features/product-card/product-grid-skeleton.tsx'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { createAddressBook } from './address-book.ts'
import { DocumentContext } from './document.tsx'

const NO_LOCALES: LocaleTable = { entries: [], defaultCode: '' }

/** The skeleton of the screen that is loading. */
export function ScreenSkeleton({ pathname }: { readonly pathname: string }): ReactElement {
  const locales = useContext(DocumentContext)?.locales ?? NO_LOCALES
  const find = useMemo(() => createAddressBook(locales), [locales])
  return (
    <div aria-hidden="true" className="fixed inset-0 z-30 overflow-hidden bg-paper pt-38">
      <div className="site-width">{shapeOf(find(pathname)?.address.screen)}</div>
    </div>
  )
}

function shapeOf(screen: string | undefined): ReactElement {
  switch (screen) {
    case 'shop':
    case 'category':
      return (
        <>
          <Skeleton className="mb-10 h-12 w-2/5" />
          <Skeleton className="mb-8 h-16" />
          <ProductGridSkeleton count={8} />
        </>
      )
    case 'product':
      return (
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <Skeleton className="aspect-4/5" />
          <div className="flex flex-col gap-5">
            <Skeleton className="h-14 w-4/5" />
            <Skeleton className="h-12 w-1/3" />
            <Skeleton className="h-24" />
            <Skeleton className="h-12 w-3/5" />
          </div>
        </div>
      )
    case 'event':
      return (
        <>
          <Skeleton className="mb-8 h-14 w-3/5" />
          <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
            <Skeleton className="aspect-3/2" />
            <Skeleton className="h-40" />
          </div>
        </>
      )
    case 'home':
      return (
        <>
          <Skeleton className="mb-14 h-[30rem]" />
          <ProductGridSkeleton count={4} />
        </>
      )
    default:
      return (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="aspect-21/9" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-4/5" />
        </div>
      )
  }
}
