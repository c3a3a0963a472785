import { type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { activeVariant, type Choices } from '#client/features/product-options/active-variant.ts'
import { Availability } from '#client/features/product-options/availability.tsx'
import { BundleParts } from '#client/features/product-options/bundle-parts.tsx'
import { defaultChoices } from '#client/features/product-options/choices.ts'
import { CustomOptions } from '#client/features/product-options/custom-options.tsx'
import { OptionPicker } from '#client/features/product-options/option-picker.tsx'
import {
  type ChoosableFieldsFragment,
  useProductChoicesQuery,
} from '#client/features/product-options/product-choices.generated.ts'
import type { Selection } from '#client/features/product-options/selection.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { Price } from '#client/ui/price.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { AddForm } from './add-form.tsx'

type SizeSheetProps = {
  readonly slug: string
  readonly name: string
  readonly onClose: () => void
}

/** A sheet over the list with the choices of one product. */
export function SizeSheet({ slug, name, onClose }: SizeSheetProps): ReactElement {
  const dialog = useRef<DialogHandle>(null)
  return (
    <Dialog
      ref={dialog}
      title={name}
      onClose={onClose}
      className={`${SHEET} max-h-[calc(100dvh-2rem)] w-full max-w-xl`}
    >
      <div className="px-5 pb-5 md:px-8 md:pb-8">
        <SheetChoices slug={slug} onAdded={() => dialog.current?.close()} />
      </div>
    </Dialog>
  )
}

type SheetChoicesProps = { readonly slug: string; readonly onAdded: () => void }

function SheetChoices({ slug, onAdded }: SheetChoicesProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const { data, loading } = useProductChoicesQuery({ variables: { slug } })
  if (loading) return <Skeleton className="h-72" />
  if (data?.product?.__typename === 'Product') {
    return <LoadedChoices product={data.product} onAdded={onAdded} />
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ink-soft">{t('cart.sheetFailed')}</p>
      <PathLink path={pathTo('product', { slug })} className={buttonClass('secondary')}>
        {t('cart.toProduct')}
      </PathLink>
    </div>
  )
}

type LoadedChoicesProps = {
  readonly product: ChoosableFieldsFragment
  readonly onAdded: () => void
}

function LoadedChoices({ product, onAdded }: LoadedChoicesProps): ReactElement {
  const form = useId()
  const [choices, setChoices] = useState<Choices>(() => defaultChoices(product))
  const [parts, setParts] = useState<Selection['parts']>({})
  const [left, setLeft] = useState<number | null>(null)
  const active = activeVariant(product.variants, choices) ?? product
  return (
    <div className="flex flex-col gap-5">
      <Price value={active.price} />
      {product.options.map((option) => (
        <OptionPicker
          key={option.code}
          option={option}
          variants={product.variants}
          choices={choices}
          form={form}
          onChoose={(valueId) => {
            setChoices({ ...choices, [option.code]: valueId })
            setLeft(null)
          }}
        />
      ))}
      {product.bundleParts.length > 0 ? (
        <BundleParts parts={product.bundleParts} form={form} chosen={parts} onChoose={setParts} />
      ) : null}
      <CustomOptions options={product.customOptions} form={form} saved={[]} />
      <Availability value={active.availability} left={left} />
      <AddForm
        id={form}
        product={product}
        selection={{ choices, parts }}
        availability={active.availability}
        onAdded={onAdded}
        onStock={(_productId, pieces) => setLeft(pieces)}
      />
    </div>
  )
}
