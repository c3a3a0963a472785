import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SmallCards } from '#client/features/product-card/small-cards.tsx'
import { listen } from '#client/lib/listen.ts'
import { readStored } from '#client/lib/stored-ids.ts'
import { STORED_CHANGED } from '#client/lib/stored-keys.ts'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { inOrder } from './recent-list.ts'
import { useRecentProductsQuery } from './recent-row.generated.ts'

export function RecentRow({ ids }: { readonly ids: readonly string[] }): ReactElement | null {
  const [isDeleted, setIsDeleted] = useState(false)
  useEffect(() => {
    // A logout deletes the list.
    const check = (): void => setIsDeleted(readStored('recent').length === 0)
    return listen([STORED_CHANGED], check)
  }, [])
  const { t } = useTranslation('catalogue')
  const { data } = useRecentProductsQuery({
    variables: { ids: [...ids] },
    context: { isSilent: true },
  })
  const products = inOrder(ids, data?.products?.items ?? [])
  if (isDeleted || products.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-16 border-t border-line pt-12">
      <SectionHeading id="recent" title={t('recent')} />
      <SmallCards products={products} />
    </section>
  )
}
