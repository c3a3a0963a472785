import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { useCartRefusal } from '#client/features/cart/changes/cart-refusal.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { announce } from '#client/lib/shop-events.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { CARD_FIELD, cardRefusal } from './reduction-refusals.ts'

type MemberCardFormProps = {
  /** The applied card; null without one. */
  readonly applied: string | null
  /** The logged-in customer. */
  readonly me: { readonly memberCardBarcode: string | null } | null
  readonly onChange: () => void
}

/** Only customers can apply a card: its number alone proves nothing. */
export function MemberCardForm({ applied, me, onChange }: MemberCardFormProps): ReactElement {
  const { t } = useTranslation('cart')
  const { pathTo } = usePaths()
  if (me) {
    const proposed = applied ?? me.memberCardBarcode ?? ''
    return <CardForm applied={applied} proposed={proposed} onChange={onChange} />
  }
  return (
    <section aria-labelledby="cart-card" className="flex flex-col items-start gap-3">
      <h2 id="cart-card" className="text-base font-semibold">
        {t('card.title')}
      </h2>
      <p className="text-base text-ink-soft">{t('card.guest')}</p>
      <PathLink
        path={pathTo('login', {}, { [REDIRECT_KEY]: pathTo('cart') })}
        className={buttonClass('secondary')}
      >
        {t('card.toLogin')}
      </PathLink>
    </section>
  )
}

type CardFormProps = Pick<MemberCardFormProps, 'applied' | 'onChange'> & {
  readonly proposed: string
}

/** One button to apply and remove, so that it keeps the focus. */
function CardForm({ applied, proposed, onChange }: CardFormProps): ReactElement {
  const { t } = useTranslation('cart')
  const { t: inCatalogue } = useTranslation('catalogue')
  const { t: inForms } = useTranslation('forms')
  const { cart } = useVisitorStores()
  const toasts = useToastStore()
  const showRefusal = useCartRefusal()
  const isApplied = applied !== null

  function announceIncorrect(): void {
    toasts.show('error', t('membershipCardBarcodeInvalid'))
    announce('incorrectMemberCardBarcode', null)
  }

  const form = useForm<{ memberCardBarcode?: string }>({
    intent: isApplied ? 'removeCard' : 'card',
    rules: async () => {
      const { cardRules, removalRules } = await import('./cart-form-rules.ts')
      return isApplied ? removalRules : cardRules
    },
    async submit({ memberCardBarcode: barcode = '' }) {
      const answer = await cart.write((server) =>
        isApplied ? server.removeMemberCard() : server.applyMemberCard(barcode),
      )
      if (answer === null) return { field: null, text: inForms('failed') }
      if ('cart' in answer) {
        toasts.show('success', t(isApplied ? 'card.removed' : 'memebrshipCardBarcodeApplied'))
        onChange()
        return null
      }
      const { problem } = answer
      if (cart.state().cart === null) showRefusal(problem)
      const refusal = cardRefusal({ t, inCatalogue }, problem)
      if (refusal.field !== null) announceIncorrect()
      return refusal
    },
    onInvalid([issue]) {
      if (issue?.rule === 'required') announce('emptyMemberCardBarcode', null)
      else announceIncorrect()
    },
  })

  return (
    <Form form={form} label={t('card.title')}>
      <Field
        key={proposed}
        name={CARD_FIELD}
        label={t('card.title')}
        defaultValue={proposed}
        disabled={isApplied}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
      />
      <SubmitButton look="secondary">{t(isApplied ? 'card.remove' : 'card.apply')}</SubmitButton>
    </Form>
  )
}
