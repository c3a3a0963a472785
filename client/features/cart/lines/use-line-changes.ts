import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { cartRefusalText, useCartRefusal } from '#client/features/cart/changes/cart-refusal.ts'
import type { CartProblemFieldsFragment } from '#client/features/cart/state/cart.generated.ts'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'

type LineChanges = {
  /** The rejected quantity of a form post without scripts. */
  readonly typed: string | null
  /** Text of the last refusal; empty without one. */
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
  const posted = usePosted(['quantity', 'remove'], { item: line.id })
  const [refusal, setRefusal] = useState(posted?.message ?? '')

  /** Shows the refusal at the line, or as a toast when the cart no longer exists. */
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
    typed: posted?.values['quantity'] ?? null,
    refusal,
    setQuantity: (quantity) => void setQuantity(quantity).catch(reportError),
    remove: () => void remove().catch(reportError),
  }
}
