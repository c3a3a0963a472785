import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSaveProductMutation, useStaffProductQuery } from './product.generated.ts'
import { ProductPictures } from './product-pictures.tsx'
import { isPicturePath, useProductWords } from './use-product-words.ts'

/** One product: its pictures and those of its variants, and who changed them. */
export function ProductScreen(): ReactElement {
  const { t } = useTranslation('products')
  const { id = '' } = useParams()
  const send = useMutationAction(useSaveProductMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useStaffProductQuery({ variables: { id } })
  const product = data?.staffProduct
  const words = useProductWords(product?.variants ?? [], product?.options ?? [])
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  if (!product) return <NotFound />
  const save: Save = async (changes) => await send({ id, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)

  return (
    <>
      <ScreenHead title={product.name}>
        {product.isArchived ? <Tag>{t('isArchived')}</Tag> : null}
        {product.slug === null || product.isArchived ? null : (
          <a href={`/product/${product.slug}`} className={deskButton()}>
            {t('toShop')}
          </a>
        )}
      </ScreenHead>
      <p className="-mt-3 mb-5 text-ink-soft md:-mt-5">{product.sku}</p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ProductPictures key={round} {...{ product, save, words }} onSaved={begin} />
        <HistoryPanel
          kind="PRODUCT"
          id={product.sku}
          {...{ words, save }}
          isSaved={isPicturePath}
          onUndone={begin}
        />
      </div>
    </>
  )
}
