import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** In the shape of a heading with a list. */
export function Loading(): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <div role="status" className="flex flex-col gap-4 p-5 md:p-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
