import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitorStores } from '#client/features/auth/visitor-context.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import type { CartProblemFieldsFragment } from './cart.generated.ts'
import { cartRefusalText, useCartRefusal } from './cart-refusal.ts'
import type { CartLine } from './cart-store.ts'

type LineChanges = {
  /** Why the last change of the quantity was refused; empty when it was not. */
  readonly refusal: string
  readonly setQuantity: (quantity: number) => void
  readonly remove: () => void
}

export function useLineChanges(line: CartLine, onRemoved: () => void): LineChanges {
  const { t } = useTranslation('cart')
  const { t: inCatalogue } = useTranslation('catalogue')
  const { cart } = useVisitorStores()
  const toasts = useToastStore()
  const showRefusal = useCartRefusal()
  const [refusal, setRefusal] = useState('')

  /** At the line, unless the whole cart is gone with it. */
  function refuse(problem: CartProblemFieldsFragment): void {
    if (cart.state().cart === null) showRefusal(problem)
    else setRefusal(cartRefusalText(inCatalogue, problem))
  }

  async function setQuantity(quantity: number): Promise<void> {
    setRefusal('')
    const answer = await cart.setQuantity(line.id, quantity)
    if (answer !== null && answer !== 'replaced' && 'problem' in answer) refuse(answer.problem)
  }

  async function remove(): Promise<void> {
    setRefusal('')
    const answer = await cart.remove(line.id)
    if (answer === null) return toasts.show('error', t('removeFromCartFailed'))
    if ('problem' in answer) return refuse(answer.problem)
    onRemoved()
    const undo = { label: t('undo'), run: () => void restore().catch(reportError) }
    toasts.show('success', t('itemRemovedFromCart', { name: line.name }), undo)
  }

  async function restore(): Promise<void> {
    const { productId, quantity, bundleParts } = line
    const personalizations = line.personalizations.map(({ optionId, value }) => ({
      optionId,
      value,
    }))
    const answer = await cart.add({
      productId,
      quantity,
      options: {
        ...(personalizations.length > 0 && { personalizations }),
        ...(bundleParts.length > 0 && { bundleParts }),
      },
    })
    if (answer !== null && 'problem' in answer) showRefusal(answer.problem)
  }

  return {
    refusal,
    setQuantity: (quantity) => void setQuantity(quantity).catch(reportError),
    remove: () => void remove().catch(reportError),
  }
}
