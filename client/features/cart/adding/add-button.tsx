import { type FormEvent, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartChange } from '#client/features/cart/changes/use-cart-change.ts'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import type { ProductFormat } from '#client/generated/types.ts'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Icon } from '#client/ui/icon.tsx'

type AddButtonProps = {
  readonly product: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly format: ProductFormat
  }
}

const loadSheet = () => import('./size-sheet.tsx')
const loadAddition = () => import('./add-from-card.ts')

/**
 * The button on a product card: adds a product without choices at once, and opens the choices of
 * all others.
 */
export function AddButton({ product }: AddButtonProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const help = useNavigationHelp()
  const { isBusy, change, prepare } = useCartChange()
  const [isOpen, setIsOpen] = useState(false)
  const { slug, name, format } = product
  const goToProduct = () => help?.go(pathTo('product', { slug }))
  const Sheet = useChunk(isOpen, loadSheet, goToProduct)?.SizeSheet
  const needsChoice = format === 'CONFIGURABLE' || format === 'BUNDLE'

  const prefetch = () => prepare(needsChoice ? loadSheet : loadAddition)

  function press(event: FormEvent): void {
    event.preventDefault()
    if (needsChoice) setIsOpen(true)
    else change(async (tools) => (await loadAddition()).addFromCard(tools, product))
  }

  return (
    <>
      {/* Before hydration, a product with choices links to its page. */}
      <form
        method={needsChoice ? 'get' : 'post'}
        action={pathTo('product', { slug })}
        onSubmit={press}
      >
        {needsChoice ? null : <input type="hidden" name="intent" value="add" />}
        <button
          type="submit"
          aria-label={t(needsChoice ? 'cart.chooseNamed' : 'cart.addNamed', { name })}
          aria-haspopup={needsChoice ? 'dialog' : undefined}
          aria-disabled={isBusy || undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onTouchStart={prefetch}
          className="grid size-11 place-items-center rounded-full bg-paper/90 bg-clip-content p-1 text-ink hover:bg-paper aria-disabled:opacity-50"
        >
          <Icon name="cartAdd" />
        </button>
      </form>
      {Sheet && isOpen ? <Sheet slug={slug} name={name} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
