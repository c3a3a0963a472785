import { type ComponentType, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import type { ProductFormat } from '#client/generated/types.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { SizeSheetProps } from './size-sheet.tsx'
import { prepareCart, useCartChange } from './use-cart-change.ts'

type AddButtonProps = {
  readonly product: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly format: ProductFormat
  }
}

const loadSheet = () => import('./size-sheet.tsx')

/** On a card: adds what needs no choice at once, and opens the choices of the rest. */
export function AddButton({ product }: AddButtonProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const help = useNavigationHelp()
  const { isBusy, change } = useCartChange()
  const [Sheet, setSheet] = useState<ComponentType<SizeSheetProps> | null>(null)
  const { id, slug, name, format } = product
  const needsChoice = format === 'CONFIGURABLE' || format === 'BUNDLE'

  const prepare = (): void => prepareCart(...(needsChoice ? [loadSheet] : []))

  async function openSheet(): Promise<void> {
    const part = await loadSheet().catch(() => null)
    if (part) setSheet(() => part.SizeSheet)
    else help?.go(pathTo('product', { slug }))
  }

  function add(): void {
    change(async (tools) => {
      const { changeCart, followAddition } = await import('./cart-change.ts')
      const answer = await changeCart(tools, (cart) => cart.add({ productId: id, quantity: 1 }))
      if (answer !== null && 'cart' in answer) followAddition(tools, name)
    })
  }

  return (
    <>
      <button
        type="button"
        aria-label={t(needsChoice ? 'cart.chooseNamed' : 'cart.addNamed', { name })}
        aria-haspopup={needsChoice ? 'dialog' : undefined}
        aria-disabled={isBusy || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={() => (needsChoice ? void openSheet() : add())}
        className="grid size-11 place-items-center rounded-full bg-paper/90 bg-clip-content p-1 text-ink hover:bg-paper aria-disabled:opacity-50"
      >
        <Icon name="cartAdd" />
      </button>
      {Sheet ? <Sheet slug={slug} name={name} onClose={() => setSheet(null)} /> : null}
    </>
  )
}
